import "./signup.css"
import { InlineAlert, PageTitle } from "@camber/ui"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { SignupButton } from "./SignupButton.tsx"

/** Renders the landing page of emails and ads for the sign-up: a link to the drawer, and little else (NAV-52, SIGN-32). */
export const Component = () => (
  <div className="wrap">
    <PageTitle title="Offers by Email" />
    <div className="form">
      <p>Deals, new parts and tech by email, and money off your next order.</p>
      <noscript>
        <InlineAlert tone="warning">Signing up needs JavaScript, which is turned off in this browser.</InlineAlert>
      </noscript>
      <div>
        <SignupButton variant="primary" />
      </div>
    </div>
  </div>
)

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `Offers by Email | ${settings.brandName}`,
    description: "Sign up for deals, new parts and tech by email.",
    canonicalPath: "/emailsignup",
    isIndexed: true,
    imagePath: null,
    structuredData: () => []
  })
}
