import type { StaffField, StaffProduct } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { type FieldDraft, findFieldError, getFieldKey, settleFieldDrafts, toFieldEdit, toFieldValue } from "./fieldDrafts.ts"

export interface ProductEditsState {
  readonly drafts: ReadonlyMap<string, FieldDraft>
  /** Problems of fields by key: typed texts after a try to save them, and refusals by the shop. */
  readonly errors: ReadonlyMap<string, string>
  readonly isBusy: boolean
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  readonly type: (field: StaffField, text: string) => void
  readonly discard: () => void
  readonly save: () => Promise<void>
  /** Restores the imported value of a field. */
  readonly takeBack: (field: StaffField) => Promise<void>
}

/** Keeps the typed texts of a product's fields and saves them. A field that someone else changed is not overwritten. */
export const useProductEdits = (productPageId: number, receive: (product: StaffProduct | null) => void): ProductEditsState => {
  const runtime = useStore(AppRuntime)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FieldDraft>>(new Map())
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ProductEditsState["outcome"]>(null)

  const type: ProductEditsState["type"] = (known, text) => {
    const key = getFieldKey(known)
    const { field, skuVariantNumber, value } = known
    setDrafts((current) => {
      const draft = { ...(current.get(key) ?? { field, skuVariantNumber, seen: value }), text }
      const next = new Map(current)
      if (text === draft.seen) next.delete(key)
      else next.set(key, draft)
      return next
    })
    setErrors((current) => new Map([...current].filter(([other]) => other !== key)))
    setOutcome(null)
  }
  const discard = () => {
    setDrafts(new Map())
    setErrors(new Map())
    setOutcome(null)
  }

  /** Sends edits. Drafts of refused fields and texts typed during the save stay, and are compared with the present values from then on. */
  const send = async (edited: ReadonlyArray<readonly [FieldDraft, string | null]>, done: string) => {
    const edits = edited.flatMap(([draft, value]) => toFieldEdit(draft, value) ?? [])
    if (edits.length === 0) return
    setBusy(true)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.editProduct({ productPageId, edits })))
    const answer = end._tag === "Done" ? end.value : null
    setBusy(false)
    if (answer === null) return setOutcome({ tone: "bad", text: "No response. Reload the page to check what was saved." })
    const problems = new Map(answer.problems.map((problem) => [getFieldKey(problem), problem.text]))
    const sent = new Map(edited.map(([draft]) => [getFieldKey(draft), drafts.get(getFieldKey(draft))]))
    setDrafts((current) => settleFieldDrafts(current, sent, answer))
    setErrors(problems)
    setOutcome(
      problems.size === 0 ? { tone: "good", text: done } : { tone: "warning", text: "Some fields were not saved. See the marked fields." }
    )
    receive(answer.now)
  }

  const save = async () => {
    const wrong = [...drafts].flatMap(([key, { field, text }]) => {
      const error = findFieldError(field, text)
      return error === undefined ? [] : [[key, error] as const]
    })
    setErrors(new Map(wrong))
    if (wrong.length > 0) return setOutcome({ tone: "bad", text: "Nothing was saved. Correct the marked fields first." })
    await send(
      [...drafts.values()].map((draft) => [draft, toFieldValue(draft.field, draft.text)] as const),
      "Saved. Shoppers see it within 5 seconds, and imports won't change it."
    )
  }
  const takeBack: ProductEditsState["takeBack"] = ({ field, skuVariantNumber, value }) =>
    send([[{ field, skuVariantNumber, seen: value, text: "" }, null]], "Edit undone. Shoppers see the imported value.")
  return { drafts, errors, isBusy, outcome, type, discard, save, takeBack }
}
