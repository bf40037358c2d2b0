import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { displayName } from "./displayName.ts"

const named = (firstName: string | null, emailAddress: string | null) => displayName({ firstName, emailAddress })

describe("displayName", () => {
  it("NAV-18 returns the first name", () => {
    expect(named("Ann", "ann@example.com")).toBe("Ann")
    expect(named(" Ann ", null)).toBe("Ann")
  })
  it("NAV-18 returns the masked email address without a first name", () => {
    expect(named(null, "john@mail.com")).toBe("joh**@mail.com")
    expect(named(" ", "jo@mail.com")).toBe("jo**@mail.com")
    expect(named("", "j@mail.com")).toBe("j**@mail.com")
  })
  it("returns null if neither is known", () => {
    expect(named(null, null)).toBeNull()
    expect(named("", "@mail.com")).toBeNull()
    expect(named(null, "john")).toBeNull()
  })
  it("NAV-18 reveals at most three characters of the local part", () => {
    const local = fc.stringMatching(/^[a-z]{4,20}$/)
    fc.assert(
      fc.property(local, (text) => {
        expect(named(null, `${text}@example.com`)).toBe(`${text.slice(0, 3)}**@example.com`)
      })
    )
  })
})
