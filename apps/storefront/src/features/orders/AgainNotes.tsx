import type { Reorder } from "@camber/domain/order"
import { reorderMessages } from "./orderMessages.ts"

/** Notes about the discontinued and repriced items of an order. */
export const AgainNotes = ({ again }: { readonly again: Reorder }) => {
  const notes = reorderMessages.notes(again)
  if (notes.length === 0) return null
  return (
    <ul>
      {notes.map((note, index) => (
        <li key={`${index} ${note}`} className="ordered__note">
          {note}
        </li>
      ))}
    </ul>
  )
}
