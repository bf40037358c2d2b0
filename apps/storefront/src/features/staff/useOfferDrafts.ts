import type { OfferChangeResult, StaffOffer } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useState } from "react"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { type OfferDraft, type OfferField, readDraft, settleDrafts, typeInDraft } from "./offerDrafts.ts"

export interface OfferDraftsState {
  /** Changed SKUs by number. */
  readonly drafts: ReadonlyMap<string, OfferDraft>
  /** SKUs that someone else changed, so that they were not saved. */
  readonly conflicts: ReadonlySet<string>
  /** Whether errors of the drafts are shown: after the first try to save them. */
  readonly isChecked: boolean
  readonly isBusy: boolean
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  readonly type: (offer: StaffOffer, field: OfferField, text: string) => void
  readonly discard: () => void
  readonly save: () => Promise<void>
}

const none: OfferChangeResult = { left: [], now: [] }

/**
 * Keeps the typed prices and counts of several SKUs, and saves all of them at once. A SKU that someone else changed is not overwritten: its
 * draft stays, and the new values count as seen by staff.
 *
 * @param receive - Receives the changed SKUs as they are now.
 */
export const useOfferDrafts = (receive: (offers: ReadonlyArray<StaffOffer>) => void): OfferDraftsState => {
  const runtime = useStore(AppRuntime)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, OfferDraft>>(new Map())
  const [conflicts, setConflicts] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<OfferDraftsState["outcome"]>(null)

  const type: OfferDraftsState["type"] = (offer, field, text) => {
    setDrafts((current) => typeInDraft(current, offer, field, text))
    setOutcome(null)
  }
  const discard = () => {
    setDrafts(new Map())
    setConflicts(new Set())
    setChecked(false)
    setOutcome(null)
  }

  const ask = async (command: Program<OfferChangeResult | null, never>): Promise<OfferChangeResult | null> => {
    const end = await runtime.run(command)
    return end._tag === "Done" ? end.value : null
  }
  const save = async () => {
    const changes = [...drafts.values()].map(readDraft)
    const wrong = changes.filter(({ errors }) => Object.keys(errors).length > 0).length
    setChecked(true)
    if (wrong > 0) return setOutcome({ tone: "bad", text: `Nothing was saved. Correct ${countParts(wrong)} first.` })
    setBusy(true)
    const prices = changes.flatMap(({ price }) => price ?? [])
    const stocks = changes.flatMap(({ stock }) => stock ?? [])
    const priced = prices.length === 0 ? none : await ask((use) => use.Staff.use((staff) => staff.changePrices(prices)))
    const stocked = stocks.length === 0 ? none : await ask((use) => use.Staff.use((staff) => staff.changeStock(stocks)))
    setBusy(false)
    // The later answer has the newest values.
    const now = new Map(
      [...(priced?.now ?? []), ...(stocked?.now ?? [])].map((offer) => [offer.skuVariantNumber as string, offer] as const)
    )
    const left = new Set([...(priced?.left ?? []), ...(stocked?.left ?? [])])
    const isUnknown = priced === null || stocked === null
    // Drafts may have been typed since: the text of an unanswered save stays as well.
    if (!isUnknown) setDrafts((current) => settleDrafts(current, drafts, left, now))
    setConflicts(left)
    setChecked(isUnknown)
    setOutcome(describe(isUnknown, drafts.size - left.size, left.size))
    receive([...now.values()])
  }
  return { drafts, conflicts, isChecked, isBusy, outcome, type, discard, save }
}

const countParts = (parts: number): string => `${parts} ${parts === 1 ? "part" : "parts"}`

const describe = (isUnknown: boolean, saved: number, left: number): NonNullable<OfferDraftsState["outcome"]> => {
  if (isUnknown) return { tone: "bad", text: "No response. Reload the page to check what was saved." }
  if (left === 0) return { tone: "good", text: `${countParts(saved)} saved. Shoppers see the change within 5 seconds.` }
  const others = saved === 0 ? "" : `${countParts(saved)} saved. `
  return { tone: "warning", text: `${others}${countParts(left)} not saved, because someone else changed them. See the marked rows.` }
}
