import { changeListing, type Listing, type ListingAddress, listingHref } from "@camber/domain/search"
import { SwitchLink } from "@camber/ui"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useCanLoadPersonal } from "../../foundation/lazy/useFirstInteraction.ts"
import { formatCount } from "../../foundation/page/format.ts"

export interface BuildSwitchProps {
  readonly address: ListingAddress
  readonly listing: Listing
}

const offer: LazyComponent<BuildSwitchProps> = () => import("./BuildSwitchOffer.tsx")

/**
 * Renders 'Only parts that meet my build'. The parts of the car load after the first interaction. On a device with shop data, they load
 * once the page is idle. If the switch is on, the URL contains the parts.
 */
export const BuildSwitch = ({ address, listing }: BuildSwitchProps) => {
  const canLoad = useCanLoadPersonal()
  const { build: _, ...plain } = address
  if (address.build === undefined) return <Lazy load={offer} isWanted={canLoad} props={{ address, listing }} />
  const hidden = listing.hiddenByBuild ?? 0
  return (
    <SwitchLink
      on
      href={listingHref(changeListing(plain, {}), listing.canonicalPath)}
      lead="Only parts that"
      label="meet my"
      subject="build"
      note={hidden === 0 ? "none hidden" : `${formatCount(hidden)} hidden`}
    />
  )
}
