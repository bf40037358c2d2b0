import "./lists.css"
import "@camber/ui/overlays.css"
import { drawerTitle, type ListId, type PartsList, moveFailure } from "@camber/domain/lists"
import { Button, ListPicker, InlineAlert } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { Drawer, AlertDialog } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListNameForm } from "./ListNameForm.tsx"
import { formatListSize } from "./useListVerdicts.ts"
import { ListsStore } from "./ListsStore.ts"
import { useSingleFlight } from "./useSingleFlight.ts"

/** Reports that a move could not be sent (TOAST-12, GAP-81). */
const MoveFailure = observer(function MoveFailure() {
  const lists = useStore(ListsStore)
  return (
    <AlertDialog
      open={lists.state?.hasMoveFailed ?? false}
      title={moveFailure.title}
      message={moveFailure.text}
      onClose={() => void lists.run((use) => use.closeMoveFailure)}
    />
  )
})

/** The drawer that selects or creates a list, to save one or more items or to move one (LIST-06 to LIST-08). */
export default observer(function ListDrawer() {
  const lists = useStore(ListsStore)
  const { drawer } = lists
  const [shown, show] = useState(drawer)
  // The drawer keeps its content during the closing animation.
  if (drawer !== null && drawer !== shown) show(drawer)
  const isKnown = lists.state !== null && lists.state.lists !== null
  useEffect(() => {
    if (drawer !== null && !isKnown) void lists.run((use) => use.load)
  }, [lists, drawer, isKnown])
  if (shown === null) return null
  const others = lists.state?.lists?.filter(({ id }) => id !== shown.fromListId) ?? null
  return (
    <>
      <Drawer open={drawer !== null} onClose={() => void lists.run((use) => use.closeDrawer)} title={drawerTitle(shown)} width="wide">
        {others !== null ? <Choice lists={others} /> : lists.hasFailed ? <Failed /> : <LoadingNotice label="Loading your lists" rows={3} />}
      </Drawer>
      <MoveFailure />
    </>
  )
})

/** One click saves to an existing list; a new list needs a name first. */
const Choice = observer(function Choice({ lists: offered }: { readonly lists: ReadonlyArray<PartsList> }) {
  const lists = useStore(ListsStore)
  const [picked, pick] = useState<ListId | "new" | null>(null)
  const isBusy = lists.state?.isBusy ?? false
  const alone = useSingleFlight()
  const save = (id: ListId) =>
    alone(async () => {
      pick(id)
      await lists.run((use) => use.saveTo(id))
    })
  const saveToNew = async (name: string) => {
    pick("new")
    await lists.run((use) => use.saveToNew(name))
    return lists.drawer === null
  }
  return (
    <>
      {offered.length > 0 && (
        <ListPicker
          label="Your lists"
          lists={offered.map((list) => ({
            id: list.id,
            name: list.listName,
            note: formatListSize(list),
            busy: isBusy && picked === list.id
          }))}
          onPick={(id) => void save(id)}
        />
      )}
      <ListNameForm
        submit="Create a New List"
        variant={offered.length === 0 ? "primary" : "quiet"}
        busy={isBusy && picked === "new"}
        onSubmit={saveToNew}
      />
    </>
  )
})

const Failed = observer(function Failed() {
  const lists = useStore(ListsStore)
  return (
    <InlineAlert
      tone="bad"
      title="We couldn't load your lists."
      action={<Button onClick={() => void lists.run((use) => use.load)}>Try again</Button>}
    >
      Nothing has been saved yet. Try again in a moment.
    </InlineAlert>
  )
})
