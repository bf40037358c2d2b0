import { planListAdd } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { type BuildSheet as Sheet, type PartsList, shareHref } from "@camber/domain/lists"
import { BuildSheet } from "./view/build-sheet/BuildSheet.tsx"
import { Button, CopyButton, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { LazyClassReport } from "../class-sheets/LazyClassReport.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { buildSheetProps } from "./buildSheetProps.tsx"
import { CopyToOwn } from "./CopyToOwn.tsx"
import { ListsStore } from "../lists/ListsStore.ts"

export interface BuildProps {
  readonly sheet: Sheet
  /** Called after a change, to fetch the build again. */
  readonly onChange: () => Promise<void>
}

/** A build, with the owner's edit controls. */
export const Build = observer(function Build({ sheet, onChange }: BuildProps) {
  const lists = useStore(ListsStore)
  const { project } = useStore(ProjectStore)
  const { list } = sheet
  const isOwn = lists.state?.lists?.some(({ id }) => id === list.id) ?? false
  const url = new URL(shareHref(list), location.origin).href
  return (
    <>
      <BuildSheet
        {...buildSheetProps(sheet)}
        facts={factsOf(list)}
        url={url}
        carAction={isOwn ? <CarChoice list={list} onChange={onChange} /> : undefined}
        actions={
          <>
            <Button variant="primary" onClick={() => window.print()}>
              Print
            </Button>
            {isOwn ? <LinkButton href={shareHref(list)}>Open the list</LinkButton> : <CopyToOwn list={list} />}
            <div className="list__link">
              <span aria-hidden="true">Copy link</span>
              <CopyButton
                label={`Copy link to ${list.listName}`}
                onCopy={async () => {
                  await navigator.clipboard.writeText(url)
                  if (isOwn) await lists.run((use) => use.share(list.id, project)).then(onChange)
                  return true
                }}
              />
            </div>
          </>
        }
      />
      <LazyClassReport
        parts={list.products.map(({ skuBaseNumber, skuVariantNumber }) => skuVariantNumber ?? skuBaseNumber)}
        list={list.id}
      />
    </>
  )
})

/** Assigns the selected car to the list, or removes its car. */
const CarChoice = observer(function CarChoice({ list, onChange }: { readonly list: PartsList; readonly onChange: () => Promise<void> }) {
  const lists = useStore(ListsStore)
  const { plate, project } = useStore(ProjectStore)
  const set = async (chosen: typeof project) => {
    await lists.run((use) => use.setCar(list.id, chosen))
    await onChange()
  }
  return (
    <>
      {project !== null && plate !== null && plate.vehicle !== list.car?.vehicle && (
        <Button size="small" onClick={() => void set(project)}>
          {`Check for your ${plate.vehicle}`}
        </Button>
      )}
      {list.car !== null && (
        <Button size="small" variant="ghost" onClick={() => void set(null)}>
          Remove the Car
        </Button>
      )}
    </>
  )
})

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" })

const factsOf = ({ products, sharedAt }: PartsList): ReadonlyArray<string> => [
  itemCountText(planListAdd(products).sold),
  ...(sharedAt === null ? [] : [`Prices noted when it was shared on ${day.format(sharedAt)}`])
]
