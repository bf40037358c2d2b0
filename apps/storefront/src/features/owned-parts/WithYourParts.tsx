import type { ProductPage } from "@camber/domain/catalog"
import { toOwnedRequest } from "@camber/domain/owned-parts"
import { Button, HiddenFields, InlineAlert, Link } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { buildSheetFormHref } from "../../foundation/page/hrefs.ts"
import { useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { getProjectName } from "../garage/projectText.ts"
import OwnPartsSection from "../mating/OwnPartsSection.tsx"
import { OwnedPartsStore } from "./OwnedPartsStore.ts"

export interface WithYourPartsProps {
  /** The chosen variant, or the product while an option is open. */
  readonly sku: string
  readonly product: Pick<ProductPage, "card" | "options" | "variant">
}

/**
 * Section below a product: how it meets the shopper's parts, what the fit check uses from the build sheet, and a button that adds the part
 * to the build sheet.
 */
export default observer(function WithYourParts({ product, sku }: WithYourPartsProps) {
  const garage = useStore(GarageStore)
  useEffect(() => void garage.hydrate(), [garage])
  const { projects = [], selectedId = null } = garage.state ?? {}
  const car = projects.find(({ projectId }) => projectId === selectedId)
  const asked = new Set(product.variant.fit?.reason?.conditions.map(({ name }) => name))
  return (
    <>
      <OwnPartsSection sku={sku} />
      {car && (
        <div className="own-parts__have">
          {car.facets.map(({ because = null, name, value }) =>
            because !== null && asked.has(name) ? <p key={name}>{`This fit check uses ${name}: ${value}, ${because}.`}</p> : null
          )}
          <HaveIt key={`${car.projectId} ${sku}`} projectId={car.projectId} carName={getProjectName(car)} product={product} />
        </div>
      )}
    </>
  )
})

interface HaveItProps extends Pick<WithYourPartsProps, "product"> {
  readonly projectId: NonNullable<NonNullable<GarageStore["state"]>["selectedId"]>
  readonly carName: string
}

/** Adds the part to the car's build sheet, with undo. */
const HaveIt = observer(function HaveIt({ carName, product: { card, options }, projectId }: HaveItProps) {
  const garage = useStore(GarageStore)
  const owned = useOwnStore(OwnedPartsStore)
  const [added, setAdded] = useState<Awaited<ReturnType<typeof add>>>(null)
  // Receives the focus, because the button that added the part is gone (AXS-01).
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [added])
  const { skuBaseNumber } = card
  const { skuVariantNumber } = options
  const add = async () => {
    const part = toOwnedRequest({ skuBaseNumber, ...(skuVariantNumber !== null && { skuVariantNumber }) })
    return (await owned.run((parts) => parts.add(projectId, part))) ?? null
  }
  const refresh = () => garage.command((use) => use.hydrate({ isForced: true }))
  if (added !== null)
    return (
      <InlineAlert
        action={
          <Button
            size="small"
            ref={undo}
            onClick={() =>
              void owned
                .run((parts) => parts.remove(projectId, added))
                .then((isRemoved) => {
                  if (isRemoved !== true) return
                  setAdded(null)
                  refresh()
                })
            }
          >
            Undo
          </Button>
        }
      >
        <span>
          {`It is on the build sheet of your ${carName}. `}
          <Link className="link" href={buildSheetFormHref}>
            Build sheet
          </Link>
        </span>
      </InlineAlert>
    )
  return (
    <form
      method="post"
      action={buildSheetFormHref}
      onSubmit={(event) => {
        event.preventDefault()
        void add().then((id) => {
          setAdded(id)
          if (id !== null) refresh()
        })
      }}
    >
      <HiddenFields
        fields={[
          { name: "skuBaseNumber", value: skuBaseNumber },
          ...(skuVariantNumber === null ? [] : [{ name: "skuVariantNumber", value: skuVariantNumber }])
        ]}
      />
      <Button type="submit" size="small" name="intent" value="have" busy={owned.state.isSaving}>
        I Have This Part
      </Button>
      {owned.state.failure !== null && <p role="alert">{owned.state.failure}</p>}
    </form>
  )
})
