import { Outlet, useLocation } from "@tanstack/react-router";
import { useRef } from "react";
import { usePopup, VisuallyHidden } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { deskShellTexts as texts } from "../../texts-shell.ts";
import styles from "./desk-shell.module.css";
import { type DeskPlace, placeAt, useDeskPlaces } from "./places.ts";

/**
 * Around every screen of the desk: the same places at the same side. On a wide screen they stand beside the screen, on others the bar that
 * names the open place opens them.
 */
export function DeskShell() {
  const { groups, others } = useDeskPlaces();
  const { pathname } = useLocation();
  const here = placeAt(groups, pathname);
  const { button, popup } = usePopup();
  const list = useRef<HTMLElement>(null);
  const close = () => void list.current?.togglePopover(false);
  return (
    <div className={styles.shell} data-desk-shell>
      <div className={styles.side} data-print="hide">
        <div className={styles.where}>
          <button {...button} type="button">
            {texts.here(here?.text ?? texts.title)}
          </button>
        </div>
        <nav {...popup} ref={list} className={styles.places} aria-label={texts.nav}>
          {groups.map(({ title, places }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {places.map((place) => (
                  <li key={place.href}>
                    <Place place={place} isHere={place === here} onClick={close} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <ul className={styles.away}>
            {others.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{texts.otherSite(name)}</a>
              </li>
            ))}
            <li>
              <a href={addresses.home}>{texts.toSite}</a>
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.screen}>
        <Outlet />
      </div>
    </div>
  );
}

type PlaceProps = { readonly place: DeskPlace; readonly isHere: boolean; onClick(): void };

const Place = ({ place: { href, text, waits }, isHere, onClick }: PlaceProps) => (
  <a href={href} aria-current={isHere ? "page" : undefined} onClick={onClick}>
    {text}
    {waits > 0 ? (
      <>
        <VisuallyHidden>, {texts.waits(waits)}</VisuallyHidden>
        <span aria-hidden="true" className={styles.waits}>
          {waits}
        </span>
      </>
    ) : null}
  </a>
);
