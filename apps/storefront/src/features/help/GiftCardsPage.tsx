import "./help.css"
import { CONTACT_FORM } from "@camber/domain/content"
import { Breadcrumbs, Link, LinkButton, PageTitle } from "@camber/ui"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Gift Cards", href: "/giftcards" }

/** Explains how to order gift cards, because the cart does not sell them. */
export const Component = () => {
  const { contactPhone, hours } = useStore(SettingsStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="for anyone with a project car" />
      <div className="form">
        <p>
          Order gift cards in any amount by phone, {hours}. We&rsquo;ll email the card number to you or the recipient on the day you choose.
        </p>
        <p>
          To redeem a card, order by phone. Questions? Visit the{" "}
          <Link className="link" href={CONTACT_FORM}>
            Help Center
          </Link>
          .
        </p>
        <div>
          <LinkButton variant="primary" href={`tel:${contactPhone}`}>
            Call {contactPhone}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "How to order and redeem gift cards.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
