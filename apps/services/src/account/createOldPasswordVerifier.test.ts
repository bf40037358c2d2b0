import { describe, expect, it } from "vitest"
import type { OldPassword, OldRecipe } from "../old-passwords/OldRecipe.ts"
import { createOldPasswordVerifier, type StoredPassword } from "./createOldPasswordVerifier.ts"

const costly: OldRecipe = { scheme: "bcrypt", salt: "$2y$12$abcdefghijklmnopqrstuu", isWordPress: false }
const cheap: OldRecipe = { scheme: "md5-salted", salt: "8f" }
const slow: OldPassword = { recipe: costly, digest: "bcrypt of right", isWrapped: false }
const wrapped: OldPassword = { recipe: cheap, digest: "argon2 of md5-salted of right", isWrapped: true }

const verify = async (password: string, stored: StoredPassword) => {
  const steps: Array<string> = []
  const hasher = {
    verify: async (given: string, hash: string | null) => {
      steps.push("argon2")
      return hash === `argon2 of ${given}`
    }
  }
  const verifyStored = createOldPasswordVerifier(hasher, async ({ scheme }, given) => {
    steps.push(scheme)
    return `${scheme} of ${given}`
  })
  return { isRight: await verifyStored(password, stored), steps: steps.filter((step) => step !== cheap.scheme) }
}

describe("createOldPasswordVerifier", () => {
  it.each<readonly [string, Omit<StoredPassword, "costliest">]>([
    ["an unknown address", { hash: null, old: null }],
    ["a password of this shop", { hash: "argon2 of right", old: null }],
    ["a slow old hash", { hash: null, old: slow }],
    ["a fast old hash", { hash: null, old: wrapped }]
  ])("takes the same steps for %s while old passwords remain", async (name, stored) => {
    const all = { ...stored, costliest: costly }
    expect(await verify("wrong", all)).toEqual({ isRight: false, steps: ["bcrypt", "argon2"] })
    expect(await verify("right", all)).toEqual({ isRight: name !== "an unknown address", steps: ["bcrypt", "argon2"] })
  })

  it("computes only the shop's own hash once no old passwords remain", async () => {
    expect(await verify("right", { hash: "argon2 of right", old: null, costliest: null })).toEqual({ isRight: true, steps: ["argon2"] })
  })

  it("ignores an old hash if the account also has one of the shop", async () => {
    const { isRight } = await verify("right", { hash: "argon2 of newer", old: slow, costliest: costly })
    expect(isRight).toBe(false)
  })
})
