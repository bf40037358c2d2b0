import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SiteHeader } from "../../../../../workbench/Site.tsx"
import { SearchForm } from "../../../../features/search/view/search-form/SearchForm.tsx"
import { Header, HeaderLink, HeaderAction } from "./Header.tsx"

export const examples: Examples = {
  Full: <SiteHeader />,
  "Without a vehicle": (
    <Header
      shopName="Camber"
      search={<SearchForm />}
      nav={<HeaderLink label="Toolbox" href="#toolbox" current />}
      actions={<HeaderAction icon="user" caption="Hi, Maximiliana-Theodora" label="Account" href="#account" />}
    />
  )
}
