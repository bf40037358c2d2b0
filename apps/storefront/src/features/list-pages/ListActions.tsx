import { buildSheetHref, listNameRules, type PartsList, planHref, shareHref } from "@camber/domain/lists"
import { Button, CopyButton, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../toasts/DialogStore.ts"
import { prefetchListDrawer, ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** The owner's actions for a whole list. */
export const ListActions = observer(function ListActions({ list }: { readonly list: PartsList }) {
  const lists = useStore(ListsStore)
  const dialogs = useStore(DialogStore)
  const { id, listName } = list
  const rename = async () => {
    const name = await dialogs.prompt({
      title: "Rename List",
      label: "List name",
      initial: listName,
      okLabel: "Rename",
      validations: listNameRules
    })
    if (name !== null) await lists.run((use) => use.edit(id, name))
  }
  const remove = async () => {
    const message = `'${listName}' and everything in it will be deleted, even for people who have its link.`
    const isWanted = await dialogs.confirm({ title: "Delete this list?", message, okLabel: "Delete", cancelLabel: "Keep it" })
    if (isWanted) await lists.run((use) => use.delete(id))
  }
  return (
    <div className="list__acts">
      <ShareButtons list={list} />
      <Button onClick={() => void rename()}>Rename</Button>
      <LinkButton href={planHref(list)}>Plan the build</LinkButton>
      {list.products.length > 0 && <LinkButton href={buildSheetHref(list)}>Build sheet</LinkButton>}
      <Button variant="ghost" onPointerEnter={prefetchListDrawer} onClick={() => void remove()}>
        Delete
      </Button>
    </div>
  )
})

/**
 * Shares through the device if possible, and always offers the link for the clipboard (LIST-22). Sharing records today's prices and the
 * car.
 */
const ShareButtons = observer(function ShareButtons({ list }: { readonly list: PartsList }) {
  const lists = useStore(ListsStore)
  const { project } = useStore(ProjectStore)
  const url = () => {
    void lists.run((use) => use.share(list.id, project))
    return new URL(shareHref(list), location.origin).href
  }
  // Older browsers, and pages without TLS, have neither.
  const { clipboard, share } = navigator as Partial<Navigator>
  return (
    <>
      {share !== undefined && (
        <Button onClick={() => void navigator.share({ title: list.listName, url: url() }).catch(() => undefined)}>Share</Button>
      )}
      {clipboard !== undefined && (
        <div className="list__link">
          <span aria-hidden="true">Copy link</span>
          <CopyButton label={`Copy link to ${list.listName}`} onCopy={() => clipboard.writeText(url()).then(() => true)} />
        </div>
      )}
    </>
  )
})
