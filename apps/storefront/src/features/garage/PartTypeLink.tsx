import { Link, isSamePageLink } from "@camber/ui"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Links a part type to the parts for the shopper's own car (GAR-62, GAR-63); without scripts to all of them. */
export const PartTypeLink = ({ label, href }: { readonly label: string; readonly href: string }) => {
  const garage = useStore(GarageStore)
  return (
    <Link
      className="link"
      href={href}
      onClick={(event) => {
        if (!isSamePageLink(event)) return
        event.preventDefault()
        void garage.leadTo([label])
      }}
    >
      {label} for my car
    </Link>
  )
}
