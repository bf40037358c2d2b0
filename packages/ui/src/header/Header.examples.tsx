import type { Examples } from "../../workbench/Examples.ts"
import { SiteHeader } from "../../workbench/Site.tsx"
import { SearchForm } from "../search-form/SearchForm.tsx"
import { Header } from "./Header.tsx"
import { HeaderAction } from "./HeaderAction.tsx"
import { HeaderLink } from "./HeaderLink.tsx"

export const examples: Examples = {
  Full: <SiteHeader />,
  "Without a vehicle": (
    <Header
      search={<SearchForm />}
      nav={<HeaderLink label="Toolbox" href="#toolbox" current />}
      actions={<HeaderAction icon="user" caption="Hi, Maximiliana-Theodora" label="Account" href="#account" />}
    />
  )
}
