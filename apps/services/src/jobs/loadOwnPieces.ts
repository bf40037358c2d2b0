import type { JobPiece, PiecePlace } from "@camber/domain/jobs"
import { isProjectName, type Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { readLines } from "../cart/cartLines.ts"
import type { Tables } from "../database/tables.ts"
import { readLists } from "../lists/savedLists.ts"
import { toCartParts } from "../mating/compareWithParts.ts"
import type { LoadedPart } from "../mating/loadMatingParts.ts"
import { returnedQuantitySql } from "../orders/orderLines.ts"
import { BOUGHT_STATES } from "../owned-parts/readPurchases.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { loadBuildSheet, toOwnedPieces } from "./loadBuildSheet.ts"

/** A piece with the data for comparing it with parts of a set: its SKU, or the part itself if it is on the build sheet. */
export interface OwnPiece extends JobPiece {
  readonly sku: string
  readonly isInKit: boolean
  readonly part: LoadedPart | null
}

/** Maximum number of a visitor's parts that a job considers. */
const MAX_PIECES = 200

/** The selected car with its name as cart lines store it; null without a car. */
export interface SelectedCar {
  readonly project: Project | null
  readonly name: string | null
}

/** A part that the visitor has bought, listed or added to the cart. */
interface NamedPiece {
  readonly sku: string
  readonly isInKit: boolean
  readonly count: number
  readonly place: PiecePlace
}

/**
 * Loads the parts of a visitor: those on the build sheet of a saved car, other bought parts, and parts on lists and in the cart. Parts that
 * were chosen for another car do not count. A listed part that is also in the cart or was bought counts only once, as bought.
 */
export const loadOwnPieces = async (
  store: Pick<ResolverContext, "database" | "reference">,
  webUserGuid: WebUserGuid,
  { name: car, project }: SelectedCar
): Promise<ReadonlyArray<OwnPiece>> => {
  const owned = await loadBuildSheet(store, webUserGuid, { name: car, project })
  const [bought, lines, lists] = await Promise.all([
    // Orders for the car of the build sheet are left out, because the build sheet already contains their parts.
    readBought(store.database, webUserGuid, (projectName) => (owned === null ? isForCar(projectName, car) : projectName === undefined)),
    readLines(store.database, webUserGuid),
    readLists(store.database, webUserGuid)
  ])
  const inCart = lines
    .filter(({ addedFor }) => isForCar(addedFor?.projectName, car))
    .flatMap((line) => toCartParts(line).map(({ isInKit, sku }): NamedPiece => ({ sku, isInKit, count: line.quantity, place: "inCart" })))
  const ownedSkus = (owned ?? []).flatMap(({ skus }) => skus)
  const had = new Set([...ownedSkus, ...[...bought, ...inCart].map(({ sku }) => sku)].map((sku) => sku.toLowerCase()))
  const listed = lists
    .filter((list) => isSameCar(list.project, project))
    .flatMap(({ products }) => products)
    .flatMap(({ components, quantity, sku_base_number, sku_variant_number }) =>
      toCartParts({ kitComponents: components, skuVariantNumber: sku_variant_number || sku_base_number }).map(
        ({ isInKit, sku }): NamedPiece => ({ sku, isInKit, count: quantity, place: "listed" })
      )
    )
  const once = new Map(listed.filter(({ sku }) => !had.has(sku.toLowerCase())).map((piece) => [piece.sku.toLowerCase(), piece]))
  const others = await loadPieces(store, [...bought, ...inCart, ...once.values()].slice(0, MAX_PIECES))
  return [...(owned ?? []).flatMap(toOwnedPieces), ...others].slice(0, MAX_PIECES)
}

const isForCar = (projectName: string | undefined, car: string | null): boolean =>
  projectName === undefined || car === null || isProjectName(projectName, car)

/** A list without a car applies to any car. */
const isSameCar = (one: Project | null, other: Project | null): boolean =>
  one?.vehicle === undefined ||
  other?.vehicle === undefined ||
  (one.vehicle.year === other.vehicle.year && one.vehicle.modelId === other.vehicle.modelId)

/** Reads the pieces of the visitor's own orders that were not canceled or returned, newest first. `isWanted` selects them by their car. */
const readBought = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  isWanted: (projectName: string | undefined) => boolean
): Promise<ReadonlyArray<NamedPiece>> => {
  const rows = await database
    .selectFrom("order_line")
    .innerJoin("customer_order", (join) =>
      join
        .onRef("customer_order.web_user_guid", "=", "order_line.web_user_guid")
        .onRef("customer_order.order_number", "=", "order_line.order_number")
    )
    .select([
      "order_line.sku_variant_number as sku",
      "order_line.components",
      "order_line.quantity",
      "order_line.canceled",
      "order_line.added_for",
      returnedQuantitySql.as("returned")
    ])
    .where("order_line.web_user_guid", "=", webUserGuid)
    .where("customer_order.status", "<>", "canceled")
    .where("customer_order.payment_state", "in", BOUGHT_STATES)
    .orderBy("order_line.placed_at", "desc")
    .limit(MAX_PIECES)
    .execute()
  return rows.flatMap(({ added_for, canceled, components, quantity, returned, sku }) => {
    const count = quantity - canceled - returned
    return count > 0 && isWanted(added_for?.projectName)
      ? toCartParts({ kitComponents: components, skuVariantNumber: sku }).map((part): NamedPiece => ({ ...part, count, place: "owned" }))
      : []
  })
}

interface PieceRow {
  readonly asked: string
  readonly title: string
  readonly product_type_id: number
  readonly specifications: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly options: Parameters<typeof optionValueNames>[0]
  /** Option values of the variant; null if no variant of the product is chosen. */
  readonly chosen: ReadonlyArray<number> | null
}

const loadPieces = async (
  { database, reference }: Pick<ResolverContext, "database" | "reference">,
  named: ReadonlyArray<NamedPiece>
): Promise<ReadonlyArray<OwnPiece>> => {
  if (named.length === 0) return []
  const { productTypes } = await reference()
  const skus = [...new Set(named.map(({ sku }) => sku.toLowerCase()))]
  const { rows } = await sql<PieceRow>`
    with asked as (
      select lower(sku_variant_number) asked, product_page_id, option_value_ids from variant where lower(sku_variant_number) = any(${skus})
      union all
      select lower(sku_base_number), product_page_id, null from product where sku_base_number = any(${skus.map((sku) => sku.toUpperCase())})
    )
    select asked.asked, asked.option_value_ids as chosen, title, product_type_id, specifications, options
    from asked join product using (product_page_id)`.execute(database)
  const bySku = new Map(rows.map((row) => [row.asked, row]))
  return named.flatMap((piece): ReadonlyArray<OwnPiece> => {
    const row = bySku.get(piece.sku.toLowerCase())
    const type = row && productTypes.byId.get(row.product_type_id)
    return row === undefined || type === undefined
      ? []
      : [{ ...piece, part: null, type: type.slug, title: row.title, labels: toLabels(row) }]
  })
}

/**
 * Returns the attribute labels of a variant: the product's specifications, then the variant's options. If no variant is chosen, returns
 * only the specifications.
 */
export const toLabels = ({
  chosen,
  options,
  specifications
}: Pick<PieceRow, "chosen" | "options" | "specifications">): JobPiece["labels"] => {
  const open = new Set(options.map(({ name }) => name))
  const names = chosen === null ? [] : optionValueNames(options, chosen)
  return new Map([
    ...specifications.flatMap(({ name, value }) => (open.has(name) ? [] : [[name, value] as const])),
    ...options.flatMap(({ name }, index) => {
      const label = names[index] ?? ""
      return label === "" ? [] : [[name, label] as const]
    })
  ])
}

/** Returns the name of a type in the job tables. Types that a shop may lack have a prefix there. */
export const toTableType = (typeNames: ReadonlyMap<string, string>, slug: string): string =>
  typeNames.has(`new:${slug}`) ? `new:${slug}` : slug

/** Returns the product type of a job line; undefined if the shop does not have it. */
export const findType = ({ productTypes }: Pick<Reference, "productTypes">, type: string) =>
  productTypes.bySlug.get(type.startsWith("new:") ? type.slice("new:".length) : type)
