import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Banner, type BannerProps } from "./Banner.tsx"

const nothing = () => undefined
const plain: BannerProps = {
  kind: "promotion",
  title: "$10 off brakes",
  mobileTitle: null,
  description: "this week with code",
  promoCode: "STOP10",
  href: null,
  linkText: null
}
const long =
  "Our phones are closed from ten tonight until seven tomorrow morning for maintenance. You can still order on the site as usual."

export const examples: Examples = {
  "With a promo code": <Banner {...plain} linkText="Details" onPress={nothing} onDismiss={nothing} />,
  "Leads to a page": (
    <Banner {...plain} promoCode={null} description="this week" href="#brakes" linkText="Shop brakes" onDismiss={nothing} />
  ),
  "Cannot be dismissed": <Banner {...plain} />,
  Maintenance: <Banner {...plain} kind="maintenance" title="Tonight" description={long} promoCode={null} onDismiss={nothing} />,
  "Another title on a phone": <Banner {...plain} title="Ten dollars off everything that stops a car" mobileTitle="$10 off brakes" />,
  "Description alone": (
    <Banner {...plain} kind="placeholder" title={null} description="Free returns until the end of January." promoCode={null} />
  )
}
