import type { Examples } from "../../../examples/Examples.ts"
import { QrCode } from "./QrCode.tsx"

export const examples: Examples = {
  "An address": <QrCode text="https://shop.example/pages/appInstall?source=desktop-install" label="QR code for this page" />
}
