import { Injectable } from '@nestjs/common';
import { EVENT_LAYOUT, type EventBanner } from '@polden/api-contract';
import { event } from '@polden/content-model';
import { MOSCOW_OFFSET, moscowDay } from '@polden/ru';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';

@Injectable()
export class EventsService {
  constructor(private readonly content: VisibleContent) {}

  /** The banners of today in Moscow, the first and the last day included. */
  async index(): Promise<EventBanner[]> {
    const today = moscowDay(new Date());
    return (await this.content.all(event)).flatMap((item) => bannerOf(item, today) ?? []);
  }
}

function bannerOf({ id, values, picture }: VisibleItem<typeof event>, today: string): EventBanner | null {
  const { title, link, startsOn, endsOn } = values;
  if (startsOn === null || endsOn === null || picture === null) return null;
  if (today < startsOn || today > endsOn) return null;
  return {
    id,
    title,
    src: picture.url,
    fullDateStart: `${startsOn}T00:00:00${MOSCOW_OFFSET}`,
    fullDateEnd: `${endsOn}T23:59:00${MOSCOW_OFFSET}`,
    width: values.width as EventBanner['width'],
    link,
    image: picture,
    layout: {
      titleLeft: values.titleLeft ?? EVENT_LAYOUT.titleLeft,
      titleTop: values.titleTop ?? EVENT_LAYOUT.titleTop,
      imageLeft: values.imageLeft ?? EVENT_LAYOUT.imageLeft,
      imageTop: values.imageTop ?? EVENT_LAYOUT.imageTop,
    },
  };
}
