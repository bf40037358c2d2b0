import type { DeviceKind, Version } from "./deviceKind.ts"

/** Minimum versions that can install the app (PWA-08 to PWA-10). */
const IOS: Version = [16, 4]
const SAFARI_ON_MAC: Version = [17, 0]
const MAC_OS: Version = [14, 0]

const isAtLeast = ([major, minor]: Version, [leastMajor, leastMinor]: Version): boolean =>
  major > leastMajor || (major === leastMajor && minor >= leastMinor)

/** Returns true if a device can install the app. An unknown version counts as sufficient (PWA-08 to PWA-10). */
export const canInstall = ({ isSafari, system, version }: DeviceKind): boolean => {
  if (version === null || system === "desktop" || system === "other") return true
  if (system === "ios") return isAtLeast(version, IOS)
  return isAtLeast(version, isSafari ? SAFARI_ON_MAC : MAC_OS)
}

/**
 * Platform for analytics. A Mac counts as `apple` with Safari, where installation takes manual steps, and as `desktop` with other browsers.
 */
export type Platform = "apple" | "desktop" | "other"

export const detectPlatform = ({ isSafari, system }: DeviceKind): Platform => {
  if (system === "ios" || (system === "mac" && isSafari)) return "apple"
  return system === "other" ? "other" : "desktop"
}

/** How the shopper can install the app (PWA-02 to PWA-05, GAP-C49). */
export type InstallOffer =
  /** A QR code to scan with a phone. */
  | "qrCode"
  /** Step-by-step instructions for this device. */
  | "steps"
  /** The captured browser prompt. */
  | "browser"
  /** Not possible on this device. */
  | "none"

export const getInstallOffer = (device: {
  readonly platform: Platform
  readonly isInstalled: boolean
  readonly isHeld: boolean
}): InstallOffer => {
  if (device.platform === "desktop") return "qrCode"
  if (device.platform === "apple" && !device.isInstalled) return "steps"
  return device.isHeld ? "browser" : "none"
}

/** Returns true if the menu shows the install entry, that is, if the flag is on and the app is not installed (PWA-07). */
export const shouldShowInstallEntry = (shop: { readonly isFlagOn: boolean; readonly isInstalled: boolean }): boolean =>
  shop.isFlagOn && !shop.isInstalled

/** Returns the URL in the QR code (GAP-C12). */
export const installHref = (origin: string): string => `${origin}/pages/appInstall?source=desktop-install`

/** Returns true if pages may be prefetched for offline use: on an unrestricted network, or in the installed app. */
export const allowsPrefetch = (device: { readonly isInstalled: boolean; readonly sparesNetwork: boolean }): boolean =>
  device.isInstalled || !device.sparesNetwork

/** Instructions for installing the app: steps, an update, or another device (GAP-C13). */
export type Instructions =
  | { readonly _tag: "Steps"; readonly steps: ReadonlyArray<string> }
  | { readonly _tag: "Update"; readonly text: string }
  | { readonly _tag: "WrongDevice"; readonly text: string }

const onPhone: Instructions = { _tag: "Steps", steps: ["Tap Share", "Tap Add to Home Screen", "Tap Add"] }
const onMac: Instructions = { _tag: "Steps", steps: ["Open the File menu in Safari", "Choose Add to Dock"] }
const update: Instructions = { _tag: "Update", text: "Update your device to install the app, then open this page again." }
const wrongDevice: Instructions = { _tag: "WrongDevice", text: "Open this page on your phone to install the app." }

/** Returns the instructions for a device. On other than Apple devices, the instructions refer to a phone (GAP-C13). */
export const installInstructions = (device: DeviceKind): Instructions => {
  if (device.system !== "ios" && device.system !== "mac") return wrongDevice
  if (!canInstall(device)) return update
  return device.system === "ios" ? onPhone : onMac
}
