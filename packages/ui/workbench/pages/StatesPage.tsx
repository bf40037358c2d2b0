import type { ReactNode } from "react"
import {
  Badge,
  Button,
  EmptyState,
  FitLine,
  FitLineInline,
  FitPanel,
  IconButton,
  LinkButton,
  Notice,
  PageTitle,
  Pagination,
  Plate,
  Price,
  Ribbon,
  SectionHead,
  Stars,
  StockLine,
  SwitchLink,
  Unavailable
} from "../../src/index.ts"
import { camaro, fits, mayNotFit, universal, verifyFacets, verifyVehicle } from "../samples.ts"

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="block">
    <SectionHead title={title} />
    <div className="acts">{children}</div>
  </section>
)

const verdicts = [fits, universal, verifyVehicle, verifyFacets, mayNotFit]

const Plates = () => (
  <Group title="Plates">
    {(["small", "regular", "large"] as const).map((size) => (
      <Plate key={size} size={size} vehicle={camaro} engine="5.7L V8" />
    ))}
    <Plate vehicle={camaro} engine="5.7L V8" selected onPress={() => undefined} />
    <Plate vehicle="2004 Ford F-150" remove={{ label: "Remove 2004 Ford F-150", href: "?page=states" }} />
    <Plate href="?showymm=true" />
    <Plate vehicle="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all" engine="4.6L V8" />
  </Group>
)

export const StatesPage = () => (
  <div className="wrap">
    <PageTitle title="States" note="every component that has more than one" />
    <Group title="Buttons">
      {(["primary", "quiet", "ghost"] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button busy>Waiting</Button>
      <Button disabled>Disabled</Button>
      <LinkButton size="small" href="?page=home">
        Small link
      </LinkButton>
      <LinkButton size="large" variant="primary" href="?page=home&l">
        Large link
      </LinkButton>
      <IconButton icon="bookmark" label="Add to List" />
      <IconButton icon="arrow-left" label="Back" edge disabled />
    </Group>
    <Plates />
    <section className="block">
      <SectionHead title="Fit lines" />
      {verdicts.map((verdict) => (
        <FitLine key={verdict.label} {...verdict} />
      ))}
      {verdicts.map((verdict) => (
        <FitLineInline key={verdict.label} {...verdict} />
      ))}
      {verdicts.map((verdict) => (
        <FitPanel key={verdict.label} {...verdict} plate={{ vehicle: camaro }} why="listed for 1967-1969 Camaro only." />
      ))}
    </section>
    <Group title="Marks">
      <Ribbon text="Rebate" />
      <Ribbon text="Save $12.50" kind="save" />
      <Ribbon text="9 ITEM KIT" kind="kit" />
      {(["signal", "ink", "ok", "warn", "bad"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {[0, 0.5, 1.3, 2.5, 3.7, 5, 7].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
      <Price price="$1,234.00" strikeThrough="$1,500.00" />
      <StockLine tone="now" text="In stock" />
      <StockLine tone="later" text="Made to order, 10 days" />
      <StockLine tone="none" text="Discontinued" />
      <SwitchLink on href="?page=states&fits=0" label="Only parts that fit my" subject="1969 Camaro" />
    </Group>
    <section className="block">
      <SectionHead title="Notices" />
      <Notice>Prices are shown for the United States.</Notice>
      <Notice tone="good" title="Saved">
        The vehicle is in your garage.
      </Notice>
      <Notice tone="warning">Three parts need a vehicle.</Notice>
      <Notice tone="bad" title="You are offline" action={<Button size="small">Try again</Button>}>
        Prices may be out of date.
      </Notice>
      <EmptyState title="No parts found" actions={<LinkButton href="?page=listing">Clear all filters</LinkButton>}>
        No part has all of these properties. Take a filter away, or look without your vehicle.
      </EmptyState>
    </section>
    <Pagination current={1} total={2} hrefFor={(page) => `?page=states&n=${page}`} />
    <Unavailable phone="1-800-555-0100" action={<Button variant="primary">Refresh the page</Button>} />
  </div>
)
