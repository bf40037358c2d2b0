import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type DeviceKind, deviceKind } from "./deviceKind.ts"
import {
  canInstall,
  installHref,
  getInstallOffer,
  type Platform,
  detectPlatform,
  shouldShowInstallEntry,
  installInstructions
} from "./rules.ts"

/** User agents documented by the browser vendors, with versions around the limits. */
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Mobile/15E148 Safari/604.1`
const macSafari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`
const macChrome = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X ${version}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36`
const macFirefox = (version: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X ${version}; rv:120.0) Gecko/20100101 Firefox/120.0`
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36"
const linux = "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0"
const android = "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36"
const iPhoneChrome =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.50 Mobile/15E148 Safari/604.1"

describe("a device", () => {
  it.each<readonly [string, boolean, Platform]>([
    [iPhone("16_4"), true, "apple"],
    [iPhoneChrome, true, "apple"],
    [macSafari("17.0"), true, "apple"],
    [macSafari("17.0"), false, "apple"],
    [macChrome("10_15_7"), false, "desktop"],
    [macFirefox("10.15"), false, "desktop"],
    [windows, false, "desktop"],
    [windows, true, "desktop"],
    [linux, false, "desktop"],
    [android, true, "other"],
    ["", false, "other"]
  ])("PWA-02 PWA-03 PWA-05 %s (touch: %s) is the platform %s", (userAgent, hasTouch, platform) => {
    expect(detectPlatform(deviceKind(userAgent, hasTouch))).toBe(platform)
  })

  it.each<readonly [string, boolean, boolean]>([
    [iPhone("16_3"), true, false],
    [iPhone("16_3_1"), true, false],
    [iPhone("9_3"), true, false],
    [iPhone("16_4"), true, true],
    [iPhone("17_0"), true, true],
    [macSafari("16.3"), true, false],
    [macSafari("16.4"), true, true],
    [macSafari("16.6"), false, false],
    [macSafari("17"), false, true],
    [macSafari("17.0"), false, true],
    [macChrome("13_6"), false, false],
    [macChrome("10_15_7"), false, false],
    [macChrome("14_0"), false, true],
    [macFirefox("13.9"), false, false],
    [macFirefox("14.0"), false, true],
    [android, true, true],
    [windows, false, true],
    ["Mozilla/5.0 (iPhone)", true, true]
  ])("PWA-08 PWA-09 PWA-10 %s (touch: %s) can install: %s", (userAgent, hasTouch, can) => {
    expect(canInstall(deviceKind(userAgent, hasTouch))).toBe(can)
  })

  it("PWA-08 can install with every later version", () => {
    const version = fc.tuple(fc.nat(30), fc.nat(9))
    fc.assert(
      fc.property(fc.constantFrom("ios", "mac"), fc.boolean(), version, version, (system, isSafari, one, other) => {
        const isLater = other[0] > one[0] || (other[0] === one[0] && other[1] >= one[1])
        fc.pre(isLater && canInstall({ system, isSafari, version: one }))
        expect(canInstall({ system, isSafari, version: other })).toBe(true)
      })
    )
  })

  it("PWA-05 is recognized from any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("iPhone OS", "Macintosh Version/", "X11")), fc.boolean(), (userAgent, hasTouch) => {
        const kind = deviceKind(userAgent, hasTouch)
        expect(["apple", "desktop", "other"]).toContain(detectPlatform(kind))
        expect(["Steps", "Update", "WrongDevice"]).toContain(installInstructions(kind)._tag)
      })
    )
  })
})

describe("deviceKind", () => {
  it.each<readonly [string, boolean, DeviceKind]>([
    [iPhone("17_10_2"), true, { system: "ios", version: [17, 10], isSafari: true }],
    [iPhone("17"), true, { system: "ios", version: [17, 0], isSafari: true }],
    [iPhoneChrome, true, { system: "ios", version: [17, 1], isSafari: false }],
    [macSafari("17.10"), false, { system: "mac", version: [17, 10], isSafari: true }],
    [macSafari("17"), false, { system: "mac", version: [17, 0], isSafari: true }],
    [macSafari("16.4"), true, { system: "ios", version: [16, 4], isSafari: true }],
    [macChrome("10_15_7"), false, { system: "mac", version: [10, 15], isSafari: false }],
    [macChrome("14"), false, { system: "mac", version: [14, 0], isSafari: false }],
    [macFirefox("10.15"), false, { system: "mac", version: [10, 15], isSafari: false }],
    [windows, false, { system: "desktop", version: null, isSafari: false }],
    [android, true, { system: "other", version: null, isSafari: false }]
  ])("PWA-08 PWA-09 PWA-10 parses system and version of %s (touch: %s)", (userAgent, hasTouch, kind) => {
    expect(deviceKind(userAgent, hasTouch)).toEqual(kind)
  })
  it.each(["desktop", "other"] as const)("ignores version and browser on the system %s", (system) => {
    expect(canInstall({ system, version: [1, 0], isSafari: true })).toBe(true)
    expect(detectPlatform({ system, version: null, isSafari: true })).toBe(system)
  })
})

describe("getInstallOffer", () => {
  const device = { platform: "other", isInstalled: false, isHeld: false } as const

  it("PWA-02 returns a QR code on a computer, even with a captured browser prompt", () => {
    expect(getInstallOffer({ ...device, platform: "desktop", isHeld: true })).toBe("qrCode")
    expect(installHref("https://shop.example")).toBe("https://shop.example/pages/appInstall?source=desktop-install")
  })
  it("PWA-03 PWA-04 returns steps on an Apple device unless the app is installed", () => {
    const apple = { ...device, platform: "apple" } as const
    expect(getInstallOffer(apple)).toBe("steps")
    expect(getInstallOffer({ ...apple, isInstalled: true })).toBe("none")
  })
  it("PWA-05 GAP-C49 returns the captured browser prompt on any other device, or nothing", () => {
    expect(getInstallOffer(device)).toBe("none")
    expect(getInstallOffer({ ...device, isHeld: true })).toBe("browser")
  })
  it("PWA-07 shouldShowInstallEntry needs the flag and an app that is not installed", () => {
    const cases = [true, false].flatMap((isFlagOn) => [true, false].map((isInstalled) => ({ isFlagOn, isInstalled })))
    expect(cases.filter(shouldShowInstallEntry)).toEqual([{ isFlagOn: true, isInstalled: false }])
  })

  it("GAP-C13 installInstructions depends on the device", () => {
    const steps = (userAgent: string, hasTouch: boolean) => installInstructions(deviceKind(userAgent, hasTouch))
    expect(steps(iPhone("17_0"), true)).toEqual({ _tag: "Steps", steps: ["Tap Share", "Tap Add to Home Screen", "Tap Add"] })
    expect(steps(macSafari("17.2"), false)).toMatchObject({ _tag: "Steps", steps: [expect.stringContaining("File"), "Choose Add to Dock"] })
    expect(steps(iPhone("16_3"), true)._tag).toBe("Update")
    expect(steps(windows, false)._tag).toBe("WrongDevice")
    expect(steps(android, true)._tag).toBe("WrongDevice")
  })
})
