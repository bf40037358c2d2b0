import type { DeviceKind } from "./deviceKind.ts"
import { canInstall } from "./rules.ts"

/** Instructions for installing the app: steps, an update, or another device (GAP-C13). */
export type Instructions =
  | { readonly _tag: "Steps"; readonly steps: ReadonlyArray<string> }
  | { readonly _tag: "Update"; readonly text: string }
  | { readonly _tag: "WrongDevice"; readonly text: string }

const onPhone: Instructions = { _tag: "Steps", steps: ["Tap Share", "Tap Add to Home Screen", "Tap Add"] }
const onMac: Instructions = { _tag: "Steps", steps: ["Open the File menu in Safari", "Choose Add to Dock"] }
const update: Instructions = { _tag: "Update", text: "Update your device to install the app, then open this page again." }
const wrongDevice: Instructions = { _tag: "WrongDevice", text: "Open this page on your phone to install the app." }

/** Returns the instructions for a device. Devices other than Apple's are sent to a phone (GAP-C13). */
export const installInstructions = (device: DeviceKind): Instructions => {
  if (device.system !== "ios" && device.system !== "mac") return wrongDevice
  if (!canInstall(device)) return update
  return device.system === "ios" ? onPhone : onMac
}
