import type { ContactTexts } from "@camber/domain/checkout"
import { InlineAlert } from "@camber/ui"
import type { MouseEvent } from "react"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { getInvalidFields } from "./ContactFields.tsx"

/** Returns the field of an address by name; undefined if the page does not contain it. */
export const fieldNamed = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`.checkout [name="${name}"]`)

/** Errors above the fields, with a link to each field. A single invalid field shows its own error instead. */
export const ErrorList = ({ contact, errors }: { readonly contact: ContactTexts; readonly errors: Partial<ContactTexts> }) => {
  const wrong = getInvalidFields(errors, contact)
  const isShown = wrong.length > 1
  const title = `Fix ${wrong.length} fields.`
  // Announced once: later changes of the count are silent while the shopper corrects the fields.
  useAnnouncement(isShown ? title : "", { of: "errors", when: String(isShown) })
  if (!isShown) return null
  const lead = (event: MouseEvent, name: string) => {
    const field = fieldNamed(name)
    if (field === null) return
    event.preventDefault()
    field.focus()
  }
  return (
    <InlineAlert tone="bad" isSilent title={title}>
      <ul className="checkout__errors">
        {wrong.map(({ label, name }) => (
          <li key={name}>
            <a className="link" href="#address" onClick={(event) => lead(event, name)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
