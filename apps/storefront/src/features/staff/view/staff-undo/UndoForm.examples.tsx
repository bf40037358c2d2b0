import type { Examples } from "@camber/ui/examples/Examples.ts"
import { UndoForm } from "./UndoForm.tsx"

const form = { importId: 12, keepHref: "/staff/imports", onUndo: () => undefined }

export const examples: Examples = {
  "An import of parts": (
    <UndoForm {...form} consequence="New parts that are removed: 2. Changed parts that are restored: 3." isBusy={false} />
  ),
  "While the undo begins": <UndoForm {...form} consequence="Prices are restored, except those that changed after this import." isBusy />
}
