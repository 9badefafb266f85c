import { Injectable } from '@nestjs/common';
import type { Logo, LogoColour, LogoGroup, PhotoGroup } from '@polden/api-contract';
import {
  photobankLogo,
  photobankLogoCategory,
  photobankPhoto,
  photobankPhotoCategory,
} from '@polden/content-model';
import { AppError } from '../../../core/errors/app-error.ts';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { inCategories, positionOf } from '../in-categories.ts';
import { titledChoice } from '../titled-choice.ts';

/** Logos and photos that newspapers may print. */
@Injectable()
export class PhotobankService {
  constructor(private readonly content: VisibleContent) {}

  async logoGroups(): Promise<LogoGroup[]> {
    const [categories, logos] = await Promise.all([
      this.content.all(photobankLogoCategory),
      this.content.all(photobankLogo),
    ]);
    return inCategories(categories, logos).map(({ category, items }, index) => {
      const shown = items.map(toLogo);
      return {
        id: category.id,
        title: category.values.title,
        position: positionOf(category, index),
        colours: coloursOf(shown),
        items: shown,
      };
    });
  }

  /** 404 for a group that is not there or has no logos. */
  async logoGroup(id: number): Promise<LogoGroup> {
    const group = (await this.logoGroups()).find((each) => each.id === id);
    if (!group || group.items.length === 0) throw new AppError(404, 'Таких логотипов нет');
    return group;
  }

  async photoGroups(): Promise<PhotoGroup[]> {
    const [categories, photos] = await Promise.all([
      this.content.all(photobankPhotoCategory),
      this.content.all(photobankPhoto),
    ]);
    return inCategories(categories, photos).map(({ category, items }, index) => ({
      id: category.id,
      title: category.values.title,
      position: positionOf(category, index),
      items: items.map(({ id, values, picture }) => ({ id, title: values.title, image: picture })),
    }));
  }
}

function toLogo({ id, values, picture, file }: VisibleItem<typeof photobankLogo>): Logo {
  const colour = titledChoice(photobankLogo.fields.colour, values.colour);
  return { id, title: values.title, colour, image: picture, file };
}

function coloursOf(logos: readonly Logo[]): LogoColour[] {
  const byValue = new Map(logos.map(({ colour }) => [colour.value, colour]));
  return [...byValue.values()];
}
