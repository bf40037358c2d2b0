import { buildSheetHref, computeListTotal, LISTS_HREF, type PartsList, type ShareGuid } from "@camber/domain/lists"
import { formatCents } from "@camber/domain/money"
import { EmptyState, LinkButton, PageTitle, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CopyToOwn } from "./CopyToOwn.tsx"
import { ListTotal, formatFitGroups, groupByFit } from "./ListTotal.tsx"
import { ListLines } from "./ListLines.tsx"
import { formatListSize } from "../lists/useListVerdicts.ts"
import { ListsFailure, ListsWaiting } from "./ListsWaiting.tsx"
import { ListsStore } from "../lists/ListsStore.ts"
import { formatOwnedCar, SharedListHead } from "./SharedListHead.tsx"
import { type ListFits, useListFits } from "./useListFits.ts"

/** A shared list by its share guid: the visitor can read, buy and copy it (LIST-18, LIST-19). */
export const SharedList = observer(function SharedList({ shareGuid }: { readonly shareGuid: ShareGuid }) {
  const lists = useStore(ListsStore)
  const { state } = lists
  const load = () => void lists.run((use) => use.loadShared(shareGuid))
  useEffect(() => void lists.run((use) => use.loadShared(shareGuid)), [lists, shareGuid])
  if (state?.sharedList?.shareGuid === shareGuid) return <Contents key={shareGuid} list={state.sharedList} />
  if (state?.isShareUnknown === true) return <UnknownList />
  return lists.hasFailed ? <ListsFailure onRetry={load} /> : <ListsWaiting />
})

const Contents = observer(function Contents({ list }: { readonly list: PartsList }) {
  const lists = useStore(ListsStore)
  const fits = useListFits(list)
  const [isComparing, setComparing] = useState(false)
  const isOwn = lists.state?.lists?.some(({ id }) => id === list.id) ?? false
  const own = isComparing && fits !== null && !fits.isSelected && fits.selectedVerdicts.size > 0 ? fits.selectedVerdicts : null
  const hasProducts = list.products.length > 0
  return (
    <>
      {list.car === null ? (
        <PageTitle title={list.listName} note={`Shared list, ${formatListSize(list)}`} />
      ) : (
        <SharedListHead
          list={list}
          car={list.car}
          fits={fits}
          summary={hasProducts ? `${formatListSize(list)}, ${formatCents(computeListTotal(list.products))}` : formatListSize(list)}
          isComparing={own !== null}
          onCompare={setComparing}
        />
      )}
      <div className="cartgrid">
        {list.products.length + list.articles.length === 0 ? (
          <p className="list__none">This list is empty.</p>
        ) : (
          <div className={list.car === null ? undefined : "sharedlist__lines"}>
            {list.car !== null && hasProducts && (
              <SectionHead
                title={own === null ? `Fit for ${formatOwnedCar(list.car.vehicle, fits?.sharedAs ?? null)}` : "Fit for both cars"}
                action={<output className="sharedlist__count">{fits === null ? "" : formatFits(list, fits, own)}</output>}
              />
            )}
            <ListLines list={list} fits={fits} ownVerdicts={own ?? undefined} />
          </div>
        )}
        <div className="list__side">
          {hasProducts && (
            <ListTotal products={list.products} fits={fits} ownVerdicts={own ?? undefined} hasFittingAdd={list.car !== null} />
          )}
          {hasProducts && <LinkButton href={buildSheetHref(list)}>Build sheet</LinkButton>}
          {isOwn ? <LinkButton href={LISTS_HREF}>This is your list. Open it</LinkButton> : <CopyToOwn block size="large" list={list} />}
        </div>
      </div>
    </>
  )
})

const formatFits = ({ products }: PartsList, fits: ListFits, own: ListFits["verdicts"] | null): string => {
  const listed = groupByFit(products, fits.verdicts)
  if (fits.verdicts.size === 0) return ""
  if (own === null) return formatFitGroups(listed)
  const count = (fitting: number) => `${fitting} of ${products.length}`
  return `${formatOwnedCar(fits.car ?? "", fits.sharedAs)}: ${count(listed.fitting.length)}. Your car: ${count(groupByFit(products, own).fitting.length)}.`
}

/** Notice for a URL without a shared list. */
export const UnknownList = () => (
  <>
    <PageTitle title="Shared List" />
    <EmptyState title="We could not find this list" actions={<LinkButton href={LISTS_HREF}>Go to My List</LinkButton>}>
      The link may be incomplete, or the list is no longer shared.
    </EmptyState>
  </>
)
