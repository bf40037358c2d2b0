/**
 * How the former software hashed a password, without the hash itself. Stored as JSON (`old_password.recipe`).
 *
 * Sources: the password classes of WordPress 6.8, Magento 2.4, osCommerce 2.3, OpenCart 3, Django 5 and the format of scrypt-kdf.
 */
export type OldRecipe =
  /** `salt` is `$2y$10$` and 22 characters. WordPress hashes an HMAC of the password (`isWordPress`). */
  | { readonly scheme: "bcrypt"; readonly salt: string; readonly isWordPress: boolean }
  /** 2^`log2` rounds of MD5. `marker` is `$P$` or `$H$`. */
  | { readonly scheme: "phpass"; readonly marker: string; readonly log2: number; readonly salt: string }
  /** Each version hashes the result of the one before. */
  | { readonly scheme: "magento"; readonly versions: ReadonlyArray<MagentoVersion>; readonly salt: string }
  /** MD5 of salt and password. */
  | { readonly scheme: "md5-salted"; readonly salt: string }
  | { readonly scheme: "opencart-sha1"; readonly salt: string }
  /** MD5 of the old shop's cookie key and the password. The key is a setting and is never stored. */
  | { readonly scheme: "prestashop-md5" }
  | { readonly scheme: "django-pbkdf2"; readonly rounds: number; readonly salt: string }
  /** `header` is the first 64 bytes of the hash, in base64: parameters, salt and checksum. */
  | { readonly scheme: "scrypt-kdf"; readonly header: string; readonly logN: number; readonly r: number; readonly p: number }
  | {
      readonly scheme: "argon2"
      readonly variant: Argon2Variant
      readonly cost: Argon2Cost
      readonly salt: string
      readonly length: number
    }

export type Argon2Variant = "argon2d" | "argon2i" | "argon2id"

export interface Argon2Cost {
  /** Memory in KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** 0 is MD5, 1 is SHA-256, 2 and 3 are argon2id. */
export type MagentoVersion =
  | { readonly version: 0 | 1 }
  | { readonly version: 2 | 3; readonly length: number; readonly passes: number; readonly memory: number }

/** An old password as it is stored. */
export interface OldPassword {
  readonly recipe: OldRecipe
  /** The old hash, or with `isWrapped` an argon2id hash of it. */
  readonly digest: string
  /** Whether `digest` is an argon2id hash of the old hash. Fast hashes are stored only in this form. */
  readonly isWrapped: boolean
}

/** Estimates the cost of a recipe, measured in rounds of bcrypt. A cost of 1,024 takes about 70 ms. */
export const estimateCost = (recipe: OldRecipe): number => {
  switch (recipe.scheme) {
    case "bcrypt":
      return 2 ** Number(recipe.salt.slice(4, 6))
    case "phpass":
      return 2 ** recipe.log2 / 64
    case "magento":
      return recipe.versions.reduce(
        (sum, version) => sum + (version.version < 2 || !("memory" in version) ? 1 : estimateArgon2(version)),
        0
      )
    case "md5-salted":
    case "opencart-sha1":
    case "prestashop-md5":
      return 1
    case "django-pbkdf2":
      return recipe.rounds / 100
    case "scrypt-kdf":
      return (2 ** recipe.logN * recipe.r * recipe.p) / 256
    case "argon2":
      return estimateArgon2(recipe.cost)
  }
}

const estimateArgon2 = ({ memory, passes }: Pick<Argon2Cost, "memory" | "passes">): number => (memory * passes) / 64

/** From this cost on, hashes need no additional argon2id hash, because guessing their passwords is slow enough. */
const SLOW_COST = 512

/** Whether an attacker could quickly guess passwords from a hash of this recipe. */
export const isFastHash = (recipe: OldRecipe): boolean => estimateCost(recipe) < SLOW_COST
