import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ImportReport } from "./ImportReport.tsx"
import { UploadForm } from "./UploadForm.tsx"

const report = {
  name: "shopify.csv",
  sentences: [
    "This is a Shopify export: 204 rows, 60 products, 140 variants.",
    "2 new, 3 changed, 55 unchanged, 8 gone.",
    "40 products with fitment. 20 products with no fitment data: the shop promises no fit for them."
  ],
  obstacle: null,
  needsPermission: false,
  isBusy: false,
  loadLabel: "Load These Parts",
  onLoad: () => undefined,
  onCheck: () => undefined,
  onDiscard: () => undefined
}

const form = {
  kinds: [
    { value: "catalog", label: "The whole catalog" },
    { value: "prices", label: "Only prices" }
  ],
  hint: "CSV, TXT, XML or ZIP, at most 100 MB.",
  transfer: null,
  isBusy: false,
  onFile: () => undefined
}

export const examples: Examples = {
  "Without a file": <UploadForm {...form} />,
  "While a file is sent": <UploadForm {...form} isBusy transfer={{ name: "parts.zip", share: 0.34 }} />,
  "After a lost connection": <UploadForm {...form} transfer={{ name: "parts.zip", share: 0.34 }} onResume={() => undefined} />,
  "A file that can be loaded": <ImportReport {...report} />,
  "One that removes many parts": (
    <ImportReport {...report} obstacle="8 of 66 products would disappear, which is more than 10 %." needsPermission />
  ),
  "One that cannot be loaded": (
    <ImportReport {...report} sentences={[]} obstacle="parts.zip: The zip file is incomplete or damaged." loadLabel={null} />
  )
}
