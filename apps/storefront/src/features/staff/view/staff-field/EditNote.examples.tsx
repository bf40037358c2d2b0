import type { Examples } from "@camber/ui/examples/Examples.ts"
import { EditNote } from "./EditNote.tsx"

const note = { label: "Title", who: "priya@shop.test", when: "Nov 30, 2026, 9:12 AM", isBusy: false }

export const examples: Examples = {
  "An edited title": <EditNote {...note} imported="13 in. Slotted Rotor" onTakeBack={() => undefined} />,
  "Without the right to edit": <EditNote {...note} imported="" onTakeBack={undefined} />
}
