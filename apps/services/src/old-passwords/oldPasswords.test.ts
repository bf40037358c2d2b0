import bcrypt from "bcryptjs"
import fc from "fast-check"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { computeOldDigest } from "./computeOldDigest.ts"
import { estimateCost } from "./OldRecipe.ts"
import { type ExportedPassword, MAX_COST, parseOldHash } from "./parseOldHash.ts"

const parse = (hash: string, scheme = "", salt = "") => parseOldHash({ hash, scheme, salt })

const verifies = (password: string, exported: ExportedPassword): boolean => {
  const parsed = parseOldHash(exported)
  return parsed._tag === "Parsed" && computeOldDigest(parsed.recipe, password) === parsed.digest
}

/** Hashes that other programs created, with the passwords. */
const vectors: ReadonlyArray<ExportedPassword & { readonly name: string; readonly password: string }> = [
  ["phpass, from its own test", "test12345", "$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0"],
  ["phpass of WordPress", "Sunoco-Blue-66", "$P$BaT4ic9RdAtQHh9yn.RjLV/QO1BE5.1"],
  ["bcrypt, from crypt_blowfish", "U*U", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"],
  ["bcrypt of PHP", "Chicane!Sunday7", "$2y$10$abcdefghijklmnopqrstuu40dzdXBVVAEKhi1xTpbQcgC4so1ybbC"],
  ["bcrypt of WordPress 6.8", "Slipstream#88", "$wp$2y$10$WordPressSixEightSaltuQqoJvNeXIgL5Z9nHUNJvHmxEEctb072"],
  [
    "SHA-256 of Magento",
    "FourOnTheFloor4",
    "8333b6486222b435c2d09c3b402351ce5bd61fe6dd5c7811e9d65c106fec403d:mN4vB7cX2zL9kJ6hG3fD8sA1qW5eR0tY:1"
  ],
  [
    "argon2id of Magento",
    "Torque+Arm+2026",
    "3df8a73f50fdaa2ea08334bf8d1a6e48aff4a6b01e7514560f9a3e0cbbcc0e93:Tq7vR2mKx9Lw4Zp8Jc3Nd6Hs1Fb5Gy0A:3_32_2_67108864"
  ],
  ["salted MD5 of osCommerce", "kBigBlock-454", "16b5905a5d6868a263af9558c68248ba:8f"],
  ["SHA-1 of OpenCart", "zapatos rojos 9", "fdcae800d13250f4b1cfb5a12325d806a0595145", "opencart-sha1", "Kx92mPq4Z"],
  ["PBKDF2 of Django", "Côte-d'Azur-20", "pbkdf2_sha256$60000$seaSalt20$wlre4Pjdm5Jg4PIG5EHDbocnVfo+DpRL0hscd86Yhlw="],
  [
    "scrypt-kdf of Medusa",
    "OilChange@3000mi",
    "c2NyeXB0AA8AAAAIAAAAAa/y5d+BF67GCmYNLDZFJfyxg81GXBLep8M8et1qEdlmPaud2bMcIdJ9YQP8IQomG7qNoBH5gtYru+fz1E38UjTGlVuEMup0mGLFx9y9eYP+"
  ],
  ["argon2id, from its reference", "password", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"]
].map(([name = "", password = "", hash = "", scheme = "", salt = ""]) => ({ name, password, hash, scheme, salt }))

describe("parseOldHash and computeOldDigest", () => {
  it.each(vectors)("accept a password by $name, and reject any other", ({ password, ...exported }) => {
    expect(verifies(password, exported)).toBe(true)
    expect(verifies(password.slice(1), exported)).toBe(false)
  })

  it("accept a password with a hash of PrestaShop and its cookie key, and reject any other", () => {
    const hash = createHash("md5").update("cookie-keyGranTurismo7").digest("hex")
    const parsed = parseOldHash({ hash, scheme: "prestashop-md5", salt: "" }, true)
    if (parsed._tag !== "Parsed") throw new Error("not parsed")
    expect([parsed.isFast, JSON.stringify(parsed.recipe)]).toEqual([true, `{"scheme":"prestashop-md5"}`])
    expect(computeOldDigest(parsed.recipe, "GranTurismo7", "cookie-key")).toBe(hash)
    for (const key of ["other", undefined]) expect(computeOldDigest(parsed.recipe, "GranTurismo7", key)).not.toBe(hash)
  })

  it("accept a password with a hash of Magento that was upgraded from MD5 and SHA-256", () => {
    const [salt, password] = ["mN4vB7cX2zL9kJ6hG3fD8sA1qW5eR0tY", "chained"]
    const chained = parse(`${"0".repeat(64)}:${salt}:0:1`)
    const first = parse(`${"0".repeat(32)}:${salt}:0`)
    const second = parse(`${"0".repeat(64)}:${salt}:1`)
    if (chained._tag !== "Parsed" || first._tag !== "Parsed" || second._tag !== "Parsed") throw new Error("not parsed")
    expect(computeOldDigest(chained.recipe, password)).toBe(computeOldDigest(second.recipe, computeOldDigest(first.recipe, password)))
  })

  it("compute the same as bcrypt for any password and salt", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), (password) => {
        expect(verifies(password, { hash: bcrypt.hashSync(password, 4), scheme: "", salt: "" })).toBe(true)
      }),
      { numRuns: 20 }
    )
  })

  it.each([
    ["$2y$31$abcdefghijklmnopqrstuu40dzdXBVVAEKhi1xTpbQcgC4so1ybbC", "", "hash-too-costly", "hash"],
    [`$argon2id$v=19$m=999999999,t=2,p=1$c29tZXNhbHQ$${"A".repeat(43)}`, "", "hash-too-costly", "hash"],
    ["pbkdf2_sha256$2000001$seaSalt20$wlre4Pjdm5Jg4PIG5EHDbocnVfo+DpRL0hscd86Yhlw=", "", "hash-too-costly", "hash"],
    [`$argon2id$v=19$m=262144,t=1,p=1$c29tZXNhbHQ$${"A".repeat(43)}`, "", "hash-too-costly", "hash"],
    [`$argon2id$v=19$m=131072,t=10,p=1$c29tZXNhbHQ$${"A".repeat(43)}`, "", "hash-too-costly", "hash"],
    ["$2y$14$abcdefghijklmnopqrstuu40dzdXBVVAEKhi1xTpbQcgC4so1ybbC", "", "hash-too-costly", "hash"],
    ["hunter2", "plain", "clear-password", "scheme"],
    ["5f4dcc3b5aa765d61d8327deb882cf99", "rot13", "unknown-hash", "scheme"],
    ["bebfca725f3426a0560f076cbe1c6027", "prestashop-md5", "unknown-hash", "scheme"],
    ["5f4dcc3b5aa765d61d8327deb882cf99", "", "unknown-hash", "hash"],
    ["!disabled-2017!", "", "unknown-hash", "hash"]
  ])("return the scheme %j for %s, which is left out", (hash, scheme, code, field) => {
    expect(parse(hash, scheme)).toMatchObject({
      _tag: "Unusable",
      code,
      field,
      sentence: expect.stringMatching(/: the customer must use Forgot password\.$/)
    })
  })

  it("accept or leave out any text, at a limited cost", () => {
    const pieces = [
      "$2y$",
      "$P$B",
      "$argon2id$v=19$m=",
      ":",
      "_",
      "3_32_2_",
      "99999999",
      "0",
      "a".repeat(32),
      "b".repeat(64),
      "pbkdf2_sha256$"
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), fc.string(), (some, end) => {
        const parsed = parse(some.join("") + end)
        if (parsed._tag === "Parsed") expect(estimateCost(parsed.recipe)).toBeLessThanOrEqual(MAX_COST)
      })
    )
  })

  it("treat a customer without a hash as one without a password", () => {
    expect(parse("")).toEqual({ _tag: "NoPassword" })
  })
})
