import { type ListDrawer, toListItem, type PartsList } from "@camber/domain/lists"
import { EmptyState, LinkButton, ListPicker, PageTitle, SectionHead, VehicleBadge } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { refetchOnFocus } from "../../foundation/runtime/refetch.ts"
import { ListActions } from "./ListActions.tsx"
import { type ListLine, ListLines } from "./ListLines.tsx"
import { ListNameForm } from "../lists/ListNameForm.tsx"
import { formatListSize } from "../lists/useListVerdicts.ts"
import { ListsFailure, ListsWaiting } from "./ListsWaiting.tsx"
import { ListsStore } from "../lists/ListsStore.ts"
import { ListTotal } from "./ListTotal.tsx"
import { ParkedChanges, PartialDataNotice } from "../offline-changes/OfflineNotices.tsx"
import { OfflineChangesStore } from "../offline-changes/OfflineChangesStore.ts"
import { useListFits, type ListFits } from "./useListFits.ts"
import { getFitmentText } from "@camber/domain/fitment"

/** The car of a list and the number of its fitting parts. */
const ListCar = ({ fits, list: { car } }: { readonly list: PartsList; readonly fits: ListFits | null }) => {
  if (car === null) return null
  const all = [...(fits?.verdicts.values() ?? [])]
  const fitting = all.filter((verdict) => ["positive", "neutral"].includes(getFitmentText(verdict).tone)).length
  return (
    <p className="list__car">
      Made for <VehicleBadge vehicle={car.vehicle} engine={car.engine ?? undefined} />
      {car.raceType !== null && ` ${car.raceType}`}
      {all.length > 0 && ` ${fitting} of ${all.length} ${all.length === 1 ? "part fits" : "parts fit"}`}
    </p>
  )
}

/** The shopper's own lists: one is open, with links to the others. Returning to the page loads changes of other tabs. */
export const OwnLists = observer(function OwnLists() {
  const lists = useStore(ListsStore)
  const { state } = lists
  const waiting = useStore(OfflineChangesStore)
  const load = () => void lists.run((use) => use.load)
  useEffect(() => {
    void lists.run((use) => use.load)
    return refetchOnFocus(() => void lists.run((use) => use.load))
    // After the sync the services return the sent changes too.
  }, [lists, waiting.state?.count])
  const list = state?.lists?.find(({ id }) => id === state.selectedListId)
  useFocusRestore(state?.lists ? shownOf(list) : null)
  const isPartial = waiting.state?.unheard.includes("lists") ?? false
  const notKnown = isPartial && <PartialDataNotice of="lists" onBack={load} />
  if (state === null || state.lists === null) {
    if (!lists.hasFailed) return <ListsWaiting />
    return isPartial ? <NoLists>{notKnown}</NoLists> : <ListsFailure onRetry={load} />
  }
  if (list === undefined) return <NoLists>{notKnown || <NoneYet />}</NoLists>
  return (
    <OwnList key={list.id} list={list} all={state.lists}>
      {notKnown}
    </OwnList>
  )
})

/** Returns a key that changes when a line or the whole list disappears, because the focused control disappears with it. */
const shownOf = (list: PartsList | undefined): string =>
  list === undefined ? "" : `${list.id} ${list.products.length + list.articles.length}`

interface OwnListProps {
  readonly list: PartsList
  readonly all: ReadonlyArray<PartsList>
  /** Notices about all lists. */
  readonly children: ReactNode
}

const OwnList = observer(function OwnList({ list, all, children }: OwnListProps) {
  const lists = useStore(ListsStore)
  const fits = useListFits(list)
  const waiting = useStore(OfflineChangesStore)
  const isEmpty = list.products.length + list.articles.length === 0
  return (
    <>
      <PageTitle title={list.listName} note={formatListSize(list)} />
      <ListCar list={list} fits={fits} />
      <ParkedChanges />
      {children}
      <ListActions list={list} />
      <div className="cartgrid">
        {isEmpty ? (
          <EmptyList />
        ) : (
          <ListLines
            list={list}
            fits={fits}
            waiting={(number) => waiting.textOf(`${list.id} ${number}`)}
            keeping={{
              onQuantity: (product, quantity) => void lists.run((use) => use.setQuantity(list.id, { ...toListItem(product), quantity })),
              onMove: (line) => void lists.open(moveOf(list, line)),
              onRemove: (line) => void remove(lists, list, line)
            }}
          />
        )}
        <div className="list__side">
          {list.products.length > 0 && <ListTotal products={list.products} fits={fits} />}
          <YourLists all={all} current={list} />
        </div>
      </div>
    </>
  )
})

const moveOf = (list: PartsList, line: ListLine): ListDrawer => ({
  type: "move",
  content: "product" in line ? { items: [toListItem(line.product)], articleIds: [] } : { items: [], articleIds: [line.article.id] },
  fromListId: list.id
})

const remove = (lists: ListsStore, { id }: PartsList, line: ListLine) =>
  lists.run((use) => ("product" in line ? use.removeItem(id, toListItem(line.product)) : use.removeArticle(id, line.article.id)))

const YourLists = observer(function YourLists({ all, current }: { readonly all: ReadonlyArray<PartsList>; readonly current: PartsList }) {
  const lists = useStore(ListsStore)
  return (
    <section className="list__lists" aria-labelledby="lists">
      <SectionHead id="lists" title="Your lists" />
      <ListPicker
        label="Your lists"
        lists={all.map((list) => ({ id: list.id, name: list.listName, note: formatListSize(list), current: list === current }))}
        onPick={(id) => {
          scrollTo({ top: 0 })
          void lists.run((use) => use.select(id))
        }}
      />
      <NewList />
    </section>
  )
})

const NewList = observer(function NewList() {
  const lists = useStore(ListsStore)
  return (
    <ListNameForm
      submit="Create a New List"
      busy={lists.state?.isBusy ?? false}
      onSubmit={async (name) => (await lists.run((use) => use.create(name))) === true}
    />
  )
})

const NoneYet = () => (
  <EmptyState
    title="You have no lists yet"
    actions={
      <LinkButton href="/shop/all" variant="primary">
        Shop All Parts
      </LinkButton>
    }
  >
    Collect the parts for a build. Select Add to List (the bookmark) on any part, or start with a name.
  </EmptyState>
)

const NoLists = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PageTitle title="My List" />
    <ParkedChanges />
    <div className="cartgrid">
      {children}
      <section className="list__lists" aria-labelledby="lists">
        <SectionHead id="lists" title="Your lists" />
        <NewList />
      </section>
    </div>
  </>
)

const EmptyList = () => (
  <p className="list__none">This list is empty. Select Add to List (the bookmark) on a part or an article to add it.</p>
)
