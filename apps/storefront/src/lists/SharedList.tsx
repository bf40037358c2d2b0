import { LISTS_HREF, type PartsList, type ShareGuid } from "@camber/domain/lists"
import { Button, EmptyState, LinkButton, Notice, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { ListLines } from "./ListLines.tsx"
import { listNote } from "./listNote.ts"
import { ListsFailure, ListsWaiting } from "./ListsWaiting.tsx"
import { ListsStore } from "./ListsStore.ts"
import { ListTotal } from "./ListTotal.tsx"
import { useListVerdicts } from "./useListVerdicts.ts"

/** Another's list, by its share guid: to be read, bought from and copied (LIST-18, LIST-19). */
export const SharedList = observer(function SharedList({ shareGuid }: { readonly shareGuid: ShareGuid }) {
  const lists = useStore(ListsStore)
  const { state } = lists
  const load = () => void lists.run((use) => use.loadShared(shareGuid))
  useEffect(() => void lists.run((use) => use.loadShared(shareGuid)), [lists, shareGuid])
  if (state?.sharedList?.shareGuid === shareGuid) return <Contents list={state.sharedList} />
  if (state?.isShareUnknown === true) return <Unknown />
  return lists.hasFailed ? <ListsFailure onRetry={load} /> : <ListsWaiting />
})

const Contents = observer(function Contents({ list }: { readonly list: PartsList }) {
  const lists = useStore(ListsStore)
  const verdicts = useListVerdicts(list.products)
  const isOwn = lists.state?.lists?.some(({ id }) => id === list.id) ?? false
  return (
    <>
      <PageTitle title={list.listName} note={`Shared list, ${listNote(list)}`} />
      <div className="cartgrid">
        {list.products.length + list.articles.length === 0 ? (
          <p className="list__none">Nothing is in this list yet.</p>
        ) : (
          <ListLines list={list} verdicts={verdicts} />
        )}
        <div className="list__side">
          {list.products.length > 0 && <ListTotal products={list.products} verdicts={verdicts} />}
          {isOwn ? <LinkButton href={LISTS_HREF}>This is your list: open it</LinkButton> : <CopyToOwn list={list} />}
        </div>
      </div>
    </>
  )
})

const CopyToOwn = observer(function CopyToOwn({ list: { shareGuid } }: { readonly list: PartsList }) {
  const lists = useStore(ListsStore)
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const copy = async () => {
    setFailed(false)
    if (await lists.run((use) => use.copy(shareGuid))) await navigate(LISTS_HREF)
    else setFailed(true)
  }
  return (
    <div>
      <Button block size="large" busy={lists.state?.isBusy ?? false} onClick={() => void copy()}>
        Copy to My Lists
      </Button>
      {hasFailed && <Notice tone="bad">The list could not be copied. Try again in a moment.</Notice>}
    </div>
  )
})

const Unknown = () => (
  <>
    <PageTitle title="Shared List" />
    <EmptyState title="There is no list at this address" actions={<LinkButton href={LISTS_HREF}>Go to My List</LinkButton>}>
      The link may be incomplete, or its owner has deleted the list.
    </EmptyState>
  </>
)
