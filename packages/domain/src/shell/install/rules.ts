import type { DeviceKind, Version } from "./deviceKind.ts"

/** From these versions on the shop can be installed; before them there is nothing to install with (PWA-08 to PWA-10). */
const IOS: Version = [16, 4]
const SAFARI_ON_MAC: Version = [17, 0]
const MAC_OS: Version = [14, 0]

const isAtLeast = ([major, minor]: Version, [leastMajor, leastMinor]: Version): boolean =>
  major > leastMajor || (major === leastMajor && minor >= leastMinor)

/** Whether a device can install the shop; one that does not tell its version is taken at its best (PWA-08 to PWA-10). */
export const canInstall = ({ isSafari, system, version }: DeviceKind): boolean => {
  if (version === null || system === "desktop" || system === "other") return true
  if (system === "ios") return isAtLeast(version, IOS)
  return isAtLeast(version, isSafari ? SAFARI_ON_MAC : MAC_OS)
}

/** As analytics tells devices apart. A Mac is Apple's where it is read with Safari, which installs by steps, and a desktop otherwise. */
export type Platform = "apple" | "desktop" | "other"

export const detectPlatform = ({ isSafari, system }: DeviceKind): Platform => {
  if (system === "ios" || (system === "mac" && isSafari)) return "apple"
  return system === "other" ? "other" : "desktop"
}

/** What is offered to who wants to install the shop (PWA-02 to PWA-05, GAP-C49). */
export type InstallOffer =
  /** A QR code, to be read with a phone. */
  | "qrCode"
  /** How to install it here, step by step. */
  | "steps"
  /** The browser's own prompt, which is held. */
  | "browser"
  /** Nothing: this device cannot. */
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

/** Whether the menu has an entry to install the shop: with the flag, and where it is not installed (PWA-07). */
export const shouldShowInstallEntry = (shop: { readonly isFlagOn: boolean; readonly isInstalled: boolean }): boolean =>
  shop.isFlagOn && !shop.isInstalled

/** The address in the QR code of a host's shop (GAP-C12). */
export const installHref = (origin: string): string => `${origin}/pages/appInstall?source=desktop-install`

/** Whether the device is to fetch what reads without a network: nothing ahead where it is spared, unless the shopper wants the app there. */
export const allowsPrefetch = (device: { readonly isInstalled: boolean; readonly sparesNetwork: boolean }): boolean =>
  device.isInstalled || !device.sparesNetwork
