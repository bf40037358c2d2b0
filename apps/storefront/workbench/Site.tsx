import { Footer } from "../src/app/frame/view/footer/Footer.tsx"
import { Header, HeaderLink, HeaderAction } from "../src/app/frame/view/header/Header.tsx"
import { PhoneBar } from "../src/app/frame/view/phone-bar/PhoneBar.tsx"
import { VehicleBadge } from "@camber/ui"
import { SearchForm } from "../src/features/search/view/search-form/SearchForm.tsx"
import { ThemeToggle } from "../src/app/frame/view/theme-toggle/ThemeToggle.tsx"
import { TopBar } from "../src/app/frame/view/top-bar/TopBar.tsx"
import type { PageName } from "./Workbench.tsx"

const phone = "1-800-555-0100"
const hours = "7am to 10pm Central, every day"
const to = (page: PageName) => `?page=${page}`

const toggleTheme = () => {
  const { dataset } = document.documentElement
  dataset["theme"] = dataset["theme"] === "dark" ? "light" : "dark"
}

export const SiteHeader = () => (
  <Header
    shopName="Camber"
    top={
      <>
        <TopBar
          phone={phone}
          hours={hours}
          links={[
            { label: "Rewards", href: "#rewards", badge: "$12.40" },
            { label: "Gift Cards", href: "#gift-cards" },
            { label: "Deals", href: to("listing") },
            { label: "Track Order", href: to("notfound") },
            { label: "Help Center", href: "#help" }
          ]}
        />
      </>
    }
    nav={
      <>
        <HeaderLink icon="menu" label="Menu" href={to("notfound")} />
        <HeaderLink label="Shop Parts" href={to("listing")} />
        <HeaderLink label="Toolbox" href={to("article")} />
      </>
    }
    search={<SearchForm action="" />}
    plate={<VehicleBadge vehicle="1969 Chevrolet Camaro" engine="5.7L V8" href={to("home")} />}
    actions={
      <>
        <ThemeToggle theme="light" onToggle={toggleTheme} />
        <HeaderAction icon="user" caption="Hi, Dana" label="Account" href={to("notfound")} />
        <HeaderAction icon="shopping-cart" caption="Cart" label="$1,248.97" badge="4" href={to("product")} />
      </>
    }
  />
)

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }))

export const SiteFooter = () => (
  <Footer
    shopName="Camber"
    phone={phone}
    hours={hours}
    columns={[
      { title: "Shop", links: links("Street", "Race", "Deals", "Brands", "Makes", "Engine Families", "Gift Cards") },
      { title: "Toolbox", links: links("Tech", "Builds", "Stories", "Horsepower Recipes", "LS Swaps", "Recommended") },
      { title: "Account", links: links("My Garage", "My Lists", "Order History", "Track My Order", "Start a Return") },
      { title: "Help", links: links("Help Center", "Contact Us", "Install App") }
    ]}
    owner="© 2026 Camber"
    legal={links("Privacy", "Terms", "Accessibility")}
  />
)

export const SitePhoneBar = () => (
  <PhoneBar
    items={[
      { label: "Menu", icon: "menu", href: "#menu", opener: { expanded: false, onOpen: toggleTheme } },
      { label: "Shop", icon: "layout-grid", href: to("listing"), current: true },
      { label: "Garage", icon: "warehouse", href: to("home") },
      { label: "Cart", icon: "shopping-cart", href: to("product"), badge: "4" },
      { label: "Account", icon: "user", href: to("notfound") }
    ]}
  />
)
