import type { Examples } from "@camber/ui/examples/Examples.ts"
import { UploadForm } from "./UploadForm.tsx"

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
  "After a lost connection": <UploadForm {...form} transfer={{ name: "parts.zip", share: 0.34 }} onResume={() => undefined} />
}
