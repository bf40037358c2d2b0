import type { Examples } from "../../examples/Examples.ts"
import { QrCode } from "./qr-code/QrCode.tsx"
import { RelativeTime } from "./relative-time/RelativeTime.tsx"

/** Examples of the small components in this folder. */
export const examples: Examples = {
  "QR code: an address": <QrCode text="https://shop.example/pages/appInstall?source=desktop-install" label="QR code for this page" />,
  "Relative time: some time ago": <RelativeTime at={Date.UTC(2026, 10, 20)} text="yesterday" />
}
