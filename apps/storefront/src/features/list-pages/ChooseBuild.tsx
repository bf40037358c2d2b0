import { buildSheetHref, LISTS_HREF } from "@camber/domain/lists"
import { EmptyState, LinkButton, ListPicker, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { formatListSize } from "../lists/useListVerdicts.ts"
import { ListsFailure, ListsWaiting } from "./ListsWaiting.tsx"
import { ListsStore } from "../lists/ListsStore.ts"

/** Lets the shopper select a list for the build sheet. A list without products is not a build. */
export const ChooseBuild = observer(function ChooseBuild() {
  const lists = useStore(ListsStore)
  const navigate = useNavigate()
  const all = lists.state?.lists ?? null
  const load = () => void lists.run((use) => use.load)
  useEffect(() => void lists.run((use) => use.load), [lists])
  if (all === null) return lists.hasFailed ? <ListsFailure onRetry={load} /> : <ListsWaiting />
  const builds = all.filter(({ products }) => products.length > 0)
  if (builds.length === 0) return <NoBuild />
  return (
    <>
      <PageTitle title="Build Sheet" note="Choose the list to check and print" />
      <div className="list__lists">
        <ListPicker
          label="Your lists"
          lists={builds.map((list) => ({ id: list.id, name: list.listName, note: formatListSize(list) }))}
          onPick={(id) => {
            const list = builds.find((build) => build.id === id)
            if (list !== undefined) void navigate(buildSheetHref(list))
          }}
        />
      </div>
    </>
  )
})

const NoBuild = () => (
  <>
    <PageTitle title="Build Sheet" />
    <EmptyState title="No build to check yet" actions={<LinkButton href={LISTS_HREF}>Go to My List</LinkButton>}>
      Add parts to a list. Its build sheet shows what fits, what's missing and what it costs.
    </EmptyState>
  </>
)
