import { buildSheetHref, LISTS_HREF, type PartsList, type ShareGuid } from "@camber/domain/lists"
import { EmptyState, LinkButton, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CopyToOwn } from "./CopyToOwn.tsx"
import { ListCar } from "./ListCar.tsx"
import { ListLines } from "./ListLines.tsx"
import { formatListSize } from "../lists/formatListSize.ts"
import { ListsFailure, ListsWaiting } from "./ListsWaiting.tsx"
import { ListsStore } from "../lists/ListsStore.ts"
import { ListTotal } from "./ListTotal.tsx"
import { useListFits } from "./useListFits.ts"

/** Another's list, by its share guid: to be read, bought from and copied (LIST-18, LIST-19). */
export const SharedList = observer(function SharedList({ shareGuid }: { readonly shareGuid: ShareGuid }) {
  const lists = useStore(ListsStore)
  const { state } = lists
  const load = () => void lists.run((use) => use.loadShared(shareGuid))
  useEffect(() => void lists.run((use) => use.loadShared(shareGuid)), [lists, shareGuid])
  if (state?.sharedList?.shareGuid === shareGuid) return <Contents list={state.sharedList} />
  if (state?.isShareUnknown === true) return <UnknownList />
  return lists.hasFailed ? <ListsFailure onRetry={load} /> : <ListsWaiting />
})

const Contents = observer(function Contents({ list }: { readonly list: PartsList }) {
  const lists = useStore(ListsStore)
  const fits = useListFits(list)
  const isOwn = lists.state?.lists?.some(({ id }) => id === list.id) ?? false
  return (
    <>
      <PageTitle title={list.listName} note={`Shared list, ${formatListSize(list)}`} />
      <ListCar list={list} fits={fits} />
      <div className="cartgrid">
        {list.products.length + list.articles.length === 0 ? (
          <p className="list__none">This list is empty.</p>
        ) : (
          <ListLines list={list} fits={fits} />
        )}
        <div className="list__side">
          {list.products.length > 0 && <ListTotal products={list.products} fits={fits} />}
          {list.products.length > 0 && <LinkButton href={buildSheetHref(list)}>Build sheet</LinkButton>}
          {isOwn ? <LinkButton href={LISTS_HREF}>This is your list. Open it</LinkButton> : <CopyToOwn block size="large" list={list} />}
        </div>
      </div>
    </>
  )
})

/** An address that shares nothing. */
export const UnknownList = () => (
  <>
    <PageTitle title="Shared List" />
    <EmptyState title="We could not find this list" actions={<LinkButton href={LISTS_HREF}>Go to My List</LinkButton>}>
      The link may be incomplete, or the list is no longer shared.
    </EmptyState>
  </>
)
