import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Opener, InteractiveExample } from "@camber/ui/examples/InteractiveExample.tsx"
import { Drawer } from "@camber/ui/overlays"
import { NavFilter } from "./NavFilter.tsx"
import { NavList } from "./NavList.tsx"
import { NavPanels } from "./NavPanels.tsx"

const makes = ["Chevrolet", "Ford", "Heating, Ventilation & Air Conditioning Components and Accessories"].map((label) => ({
  label,
  href: `#${label}`
}))

export const examples: Examples = {
  "A filter": (
    <InteractiveExample initial="che">
      {(text, change) => <NavFilter label="Filter Makes" text={text} onChange={change} onEnter={() => undefined} result="1 of 36" />}
    </InteractiveExample>
  ),
  Entries: (
    <NavList
      entries={[
        { label: "Shop by Category", icon: "layout-grid", onPress: () => undefined, expanded: false },
        { label: "My Cart", icon: "shopping-cart", href: "#cart", badge: "4" }
      ]}
    />
  ),
  "Many names": <NavList dense entries={makes} />,
  "A panel in its drawer": (
    <Opener label="Menu">
      {(open, close) => (
        <Drawer open={open} onClose={close} side="left" title="Menu">
          <NavPanels panels={[{ title: "Makes", content: <NavList entries={makes} /> }]} />
        </Drawer>
      )}
    </Opener>
  )
}
