import type { Examples } from "../../../examples/Examples.ts"
import { ListPicker, type PickableList } from "./ListPicker.tsx"

const lists: ReadonlyArray<PickableList> = [
  { id: "1", name: "Camaro front end", note: "7 items" },
  { id: "2", name: "Late Model spares", note: "23 items" },
  { id: "3", name: "Winter: 350 top end, with a long name", note: "0 items" }
]
const draw = (shown: ReadonlyArray<PickableList>) => <ListPicker label="Your lists" lists={shown} onPick={() => undefined} />

export const examples: Examples = {
  "To pick from": draw(lists),
  "One on show": draw(lists.map((list) => ({ ...list, current: list.id === "1" }))),
  Waiting: draw(lists.map((list) => ({ ...list, busy: list.id === "2" })))
}
