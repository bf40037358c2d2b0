import { Secret } from "otpauth"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getOtpAuthUrl, generateTotpKey, getTimeStep } from "./totp.ts"

/** The key of RFC 6238, appendix B. */
const known = Secret.fromUTF8("12345678901234567890").base32

describe("a code of an app", () => {
  // The appendix has eight digits; an app shows the last six.
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"]
  ])("OPS-41 at %i seconds is that of RFC 6238", (seconds, code) => {
    expect(getTimeStep(known, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it("OPS-41 holds for its own half minute and the one on either side, and no longer", () => {
    const at = (seconds: number) => getTimeStep(known, "287082", seconds * 1000)
    expect([-1, 0, 29, 30, 59, 60, 89, 90].map((seconds) => at(seconds))).toEqual([null, 1, 1, 1, 1, 1, 1, null])
  })

  it("OPS-41 is never a text that is none of six digits", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        if (!/^\d{6}$/.test(text)) expect(getTimeStep(known, text, 59_000)).toBeNull()
      })
    )
  })

  it("OPS-41 is made from a key of 160 random bits, which a camera reads with the shop's name", () => {
    const [one, other] = [generateTotpKey(), generateTotpKey()]
    expect([one.length, one === other]).toEqual([32, false])
    expect(getOtpAuthUrl(known, "Camber", "june@example.com")).toBe(
      `otpauth://totp/Camber:june%40example.com?issuer=Camber&secret=${known}&algorithm=SHA1&digits=6&period=30`
    )
  })
})
