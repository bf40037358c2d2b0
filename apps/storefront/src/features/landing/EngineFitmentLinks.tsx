import type { NavigationLink } from "@camber/domain/navigation"
import { SectionHead } from "@camber/ui"
import type { Pages } from "../../foundation/page/Pages.ts"
import { linksOf } from "./linkGroups.ts"

/** Fetches the drawer's engine links for its page without scripts. Returns none while the flag is off (SEO-04, GAP-87, GAP-C91). */
export const engineFitmentLinks = async ({ directory, isOn }: Pick<Pages, "directory" | "isOn">): Promise<ReadonlyArray<NavigationLink>> =>
  isOn("engineFitmentSeo") ? directory("engineLinks") : []

/** Engine families as plain anchors, which crawlers follow. */
export const EngineFitmentLinks = ({ links }: { readonly links: ReadonlyArray<NavigationLink> }) =>
  links.length === 0 ? null : (
    <section className="block" aria-labelledby="engine-fitment">
      <SectionHead id="engine-fitment" title="Shop by Engine" />
      <ul className="catlinks">
        {linksOf(links).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
