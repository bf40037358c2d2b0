import type { BuyAgain } from "@camber/domain/order"
import { againWords } from "./againWords.ts"

/** What is gone of an order, and what has another price. */
export const AgainNotes = ({ again }: { readonly again: BuyAgain }) => {
  const notes = againWords.notes(again)
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
