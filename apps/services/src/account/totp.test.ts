import { Secret } from "otpauth"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getOtpAuthUrl, generateTotpKey, getTimeStep } from "./factors.ts"

/** The key of RFC 6238, appendix B. */
const known = Secret.fromUTF8("12345678901234567890").base32

describe("getTimeStep", () => {
  // The appendix lists eight digits; apps show the last six.
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"]
  ])("OPS-41 accepts the code of RFC 6238 at %i seconds", (seconds, code) => {
    expect(getTimeStep(known, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it("OPS-41 accepts a code in its own half minute and in the half minutes before and after it", () => {
    const at = (seconds: number) => getTimeStep(known, "287082", seconds * 1000)
    expect([-1, 0, 29, 30, 59, 60, 89, 90].map((seconds) => at(seconds))).toEqual([null, 1, 1, 1, 1, 1, 1, null])
  })

  it("OPS-41 rejects text that is not six digits", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        if (!/^\d{6}$/.test(text)) expect(getTimeStep(known, text, 59_000)).toBeNull()
      })
    )
  })

  it("OPS-41 works with a random 160-bit key, whose QR code contains the shop's name", () => {
    const [first, second] = [generateTotpKey(), generateTotpKey()]
    expect(first).toHaveLength(32)
    expect(first).not.toBe(second)
    expect(getOtpAuthUrl(known, "Camber", "june@example.com")).toBe(
      `otpauth://totp/Camber:june%40example.com?issuer=Camber&secret=${known}&algorithm=SHA1&digits=6&period=30`
    )
  })
})
