import "../orders/orders.css"
import "./rewards.css"
import { POINTS_STEP, pointsReasonText } from "@camber/domain/loyalty"
import { signInHref } from "@camber/domain/navigation"
import { orderHref } from "@camber/domain/order"
import { Breadcrumbs, Link, LinkButton, InlineAlert, PageTitle, Button } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { RewardsBalance } from "./view/rewards-balance/RewardsBalance.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { accountHead } from "../account/accountHead.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { dayText } from "../orders/orderText.ts"
import { LoyaltyStore } from "./LoyaltyStore.ts"

/** Joins the program with the account's own address. */
const JoinRewards = observer(function JoinRewards({ loyalty, email }: { readonly loyalty: LoyaltyStore; readonly email: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const join = async () => {
    setBusy(true)
    setError(await loyalty.join(email))
    setBusy(false)
  }
  return (
    <>
      <InlineAlert
        title="You can join with one click."
        action={
          <Button variant="primary" busy={isBusy} onClick={() => void join()}>
            Join Rewards
          </Button>
        }
      >
        It is free, and you get points for joining.
      </InlineAlert>
      {error !== null && <InlineAlert tone="bad">{error}</InlineAlert>}
    </>
  )
})

const href = "/pages/rewards"

const useLoyalty = (): LoyaltyStore => {
  const loyalty = useOwnStore(LoyaltyStore)
  useEffect(() => void loyalty.look(), [loyalty])
  return loyalty
}

/** Renders the rewards program and the member's balance. The server renders only the description of the program. */
export const Component = observer(function RewardsPage() {
  const loyalty = useLoyalty()
  const account = useStore(AccountStore)
  useEffect(() => void account.ask(), [account])
  return (
    <div className="wrap order">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Rewards" />
      <PageTitle title="Rewards" note="$1 back for every $25 you spend" />
      <div className="order__main">
        <Standing loyalty={loyalty} account={account} />
        <section className="order__block" aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <ul className="order__rules">
            <li>Earn 1 point for every dollar you spend on parts, before shipping and tax. You get them when your order ships.</li>
            <li>
              {POINTS_STEP} points are worth $1. Use them at checkout, {POINTS_STEP} at a time.
            </li>
            <li>Points last 365 days. Your oldest points are used first.</li>
          </ul>
        </section>
        <History loyalty={loyalty} />
      </div>
    </div>
  )
})

interface StandingProps {
  readonly loyalty: LoyaltyStore
  readonly account: AccountStore
}

/** Renders the visitor's membership status. */
const Standing = observer(function Standing({ loyalty, account }: StandingProps) {
  const { link } = loyalty
  const { profile } = account
  useFocusRestore(link && (link.currentPoints === null ? "offer" : "balance"))
  if (link === null || profile === undefined) return <LoadingNotice label="Loading your rewards" rows={2} kind="picture" />
  switch (link.userStatus) {
    case "not_loggedin":
      return (
        <InlineAlert
          title="Sign in to earn points."
          action={
            <LinkButton variant="primary" href={signInHref(href)}>
              Sign In/Register
            </LinkButton>
          }
        >
          Points are saved in your account. An account is free.
        </InlineAlert>
      )
    case "not_eligible":
      return <InlineAlert title="This account can't earn rewards.">It has special pricing, or orders from outside the US.</InlineAlert>
    case "unknown":
      return <InlineAlert tone="warning">We couldn't load your rewards. Try again in a moment.</InlineAlert>
    case "eligible":
      return link.currentPoints === null ? (
        <JoinRewards loyalty={loyalty} email={profile?.emailAddress ?? ""} />
      ) : (
        <Balance loyalty={loyalty} />
      )
  }
})

const Balance = observer(function Balance({ loyalty }: Pick<StandingProps, "loyalty">) {
  const { currentPoints, expiringPoints } = loyalty.link ?? {}
  if (!currentPoints) return null
  const { redeemableDollarValue, redeemablePoints, totalDollarValue, totalPoints } = currentPoints
  const expiring = expiringPoints?.totalDollarValue.decimal ?? 0
  return (
    <RewardsBalance
      worth={totalDollarValue.string}
      points={`${totalPoints} ${totalPoints === 1 ? "point" : "points"}`}
      next={redeemablePoints > 0 ? `You can spend ${redeemableDollarValue} now.` : `You need ${POINTS_STEP} points to start spending.`}
      expiring={expiring > 0 ? `${expiring / (100 / POINTS_STEP)} of them expire within 30 days.` : undefined}
    />
  )
})

const History = observer(function History({ loyalty }: Pick<StandingProps, "loyalty">) {
  const entries = loyalty.history?.entries ?? []
  if (entries.length === 0) return null
  return (
    <section className="order__block" aria-labelledby="history">
      <h2 id="history">Points history</h2>
      <table className="order__points">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Activity</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ at, orderNumber, points, reason }, index) => (
            <tr key={index}>
              <td>{dayText(at)}</td>
              <td>
                {pointsReasonText[reason]}
                {orderNumber !== null && (
                  <>
                    {" "}
                    <Link href={orderHref(orderNumber)}>{orderNumber}</Link>
                  </>
                )}
              </td>
              <td>{points > 0 ? `+${points}` : `−${-points}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Rewards", href, undefined, "Your rewards")
