import { Component, createRef, type ReactNode } from "react";

interface Props {
  className?: string;
  children: ReactNode;
}

interface Anchor {
  element: Element;
  top: number;
}

/** Part of the window's height where the eyes of a reader are supposed to be. */
const EYES = 1 / 3;

/** Where the browser does this by itself, doing it twice would move the page. */
const browserHolds = () => typeof CSS !== "undefined" && CSS.supports("overflow-anchor", "auto");

/**
 * Holds the words that are read where they are when something above them grows, in the browsers that do not. A class,
 * because React lets nothing else measure the page between two drawings.
 */
export class SteadyReading extends Component<Props> {
  box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Anchor[] {
    const box = this.box.current;
    // At the very top, what grows may push the rest down: nothing above is out of sight.
    if (!box || scrollY === 0 || browserHolds()) return [];
    const anchors: Anchor[] = [];
    let element = document.elementFromPoint(innerWidth / 2, innerHeight * EYES);
    for (; element && element !== box && box.contains(element); element = element.parentElement)
      anchors.push({ element, top: element.getBoundingClientRect().top });
    return anchors;
  }

  override componentDidUpdate(_props: Props, _state: unknown, anchors: Anchor[]): void {
    // The most precise one that is still there.
    const kept = anchors.find(({ element }) => element.isConnected);
    if (kept) scrollBy(0, kept.element.getBoundingClientRect().top - kept.top);
  }

  override render() {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
