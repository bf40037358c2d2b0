import {
  changeOwnedPart,
  isPurchaseId,
  type OwnedPartInput,
  ownedChoices,
  type OwnedReply,
  ownedSheet,
  removeOwnedPart,
  saveOwnedPart
} from "@camber/domain/owned-parts"
import type { WebUserGuid } from "@camber/domain/visitor"
import { listKnownModels } from "@camber/mating-data"
import { loadMatingParts } from "../mating/loadMatingParts.ts"
import type { Reference } from "../reference/Reference.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { findCar, loadOwnedParts } from "./loadOwnedParts.ts"
import { changeEntry, readEntries, saveEntry, setEntryRemoved } from "./ownedEntries.ts"
import { getModelTypeName } from "./toModelPart.ts"
import { toOwnedSheet } from "./toOwnedSheet.ts"

type WireReply = typeof OwnedReply.Encoded

const UNKNOWN_CAR = "This car is no longer in your garage. Reload the page."
const UNKNOWN_PART = "We don't know this part. Choose it from the list."
const FULL = "This build sheet is full. Remove a part to add another."
const NOT_YOURS = "This part is no longer on the build sheet. Reload the page."

/** Creates the root fields of the parts that a car has. */
export const createOwnedPartFields = (store: ResolverContext): Readonly<Record<string, RootField>> => {
  const load = async (webUserGuid: WebUserGuid, projectId: string) => {
    const found = await findCar(store, webUserGuid, projectId)
    return found && toOwnedSheet(store, found.car, await loadOwnedParts(store, webUserGuid, found))
  }
  /** Runs a change of a car's parts and returns the sheet, or the reason why nothing was changed. */
  const change = async (
    webUserGuid: WebUserGuid,
    projectId: string,
    act: (found: NonNullable<Awaited<ReturnType<typeof findCar>>>) => Promise<string | null>
  ): Promise<WireReply> => {
    const found = await findCar(store, webUserGuid, projectId)
    const message = found === null ? UNKNOWN_CAR : await act(found)
    return { sheet: await load(webUserGuid, projectId), message }
  }
  /** Whether the part comes from an order, including a bought part that the owner removed. */
  const isBought = async (webUserGuid: WebUserGuid, found: NonNullable<Awaited<ReturnType<typeof findCar>>>, id: string) => {
    const [owned, entries] = [await loadOwnedParts(store, webUserGuid, found), await readEntries(store.database, webUserGuid, found.car)]
    return [...owned, ...entries].some((part) => part.id === id)
  }

  return {
    ownedSheet: createResolver(ownedSheet, "ownedSheet", ({ projectId, webUserGuid }) => load(webUserGuid, projectId)),

    saveOwnedPart: createResolver(saveOwnedPart, "saveOwnedPart", ({ part, projectId, webUserGuid }) =>
      change(webUserGuid, projectId, async (found) => {
        const isKnown = isPurchaseId(part.id) ? await isBought(webUserGuid, found, part.id) : await isPart(store, part)
        if (!isKnown) return isPurchaseId(part.id) ? NOT_YOURS : UNKNOWN_PART
        return (await saveEntry(store.database, webUserGuid, found.car, part)) ? null : FULL
      })
    ),

    changeOwnedPart: createResolver(changeOwnedPart, "changeOwnedPart", ({ changes, id, projectId, webUserGuid }) =>
      change(webUserGuid, projectId, async (found) => {
        if (isPurchaseId(id) && !(await isBought(webUserGuid, found, id))) return NOT_YOURS
        return (await changeEntry(store.database, webUserGuid, found.car, id, changes)) ? null : NOT_YOURS
      })
    ),

    removeOwnedPart: createResolver(removeOwnedPart, "removeOwnedPart", ({ id, isRemoved, projectId, webUserGuid }) =>
      change(webUserGuid, projectId, async (found) => {
        if (isPurchaseId(id) && !(await isBought(webUserGuid, found, id))) return NOT_YOURS
        return (await setEntryRemoved(store.database, webUserGuid, found.car, { id, isRemoved })) ? null : FULL
      })
    ),

    ownedChoices: createResolver(ownedChoices, "ownedChoices", async () => listChoices(await store.reference()))
  }
}

/** Whether the catalog has the product, or the tables have the model, or the type exists. */
const isPart = async (store: ResolverContext, part: OwnedPartInput): Promise<boolean> => {
  // Parts that come from answers in the garage can be changed only in the garage.
  if (part.id.startsWith("car:")) return false
  const sku = part.skuVariantNumber ?? part.skuBaseNumber
  if (sku !== null) return (await loadMatingParts(store, [{ sku, isInKit: false }]))[0] != null
  if (part.model !== null) return listKnownModels().has(part.model)
  return part.typeSlug !== null && (await store.reference()).productTypes.bySlug.has(part.typeSlug)
}

/** Lists models, then part types, each by its label. A type that the catalog lacks is left out. */
const listChoices = ({ productTypes }: Reference) => {
  const models = [...listKnownModels().values()].flatMap(({ id, name, typeSlug }) => {
    return productTypes.bySlug.has(typeSlug) ? [{ label: `${getModelTypeName(typeSlug)}: ${name}`, model: id, typeSlug }] : []
  })
  const types = [...productTypes.bySlug.values()].map(({ name, slug }) => ({ label: name, model: null, typeSlug: slug }))
  const byLabel = (one: { readonly label: string }, other: { readonly label: string }) => (one.label < other.label ? -1 : 1)
  return [...models.toSorted(byLabel), ...types.toSorted(byLabel)]
}
